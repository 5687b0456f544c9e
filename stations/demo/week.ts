/**
 * The station's week in wall-clock time of its zone. Two titles alternate weekly. Each line lasts until the next one;
 * Sunday's last ends where Monday's first begins.
 */
export type Line = { day: number; time: string; titles: [string] | [string, string] };

const days: [string, ...([string] | [string, string])][][] = [
  // Monday
  [
    ['00:00', 'Answerphone', 'Empty Buildings'],
    ['03:00', 'Slack Water'],
    ['06:00', 'Milk Round'],
    ['09:00', 'Side Door'],
    ['11:00', 'Flask of Tea'],
    ['13:00', 'Overdue'],
    ['15:00', 'Hand Luggage', 'Leave the Kettle In'],
    ['17:00', 'Guitar Line'],
    ['19:00', 'Footnotes'],
    ['21:00', 'Eight Dubplates'],
  ],
  // Tuesday
  [
    ['00:00', 'Crane Songs'],
    ['03:00', 'Slack Water'],
    ['06:00', 'Milk Round'],
    ['09:00', 'Inside Pages'],
    ['11:00', 'Backing Vocal'],
    ['13:00', 'Yellow List'],
    ['15:00', 'Both Shores'],
    ['17:00', 'Wet Hair'],
    ['19:00', 'One Venue', 'Wrong Speed'],
    ['21:00', 'Practical Demonstration'],
  ],
  // Wednesday
  [
    ['00:00', 'Wind Harp'],
    ['03:00', 'Slack Water'],
    ['06:00', 'Milk Round'],
    ['09:00', 'Within Sight of Water'],
    ['11:00', 'Parked Car'],
    ['13:00', 'The Trunk'],
    ['15:00', 'Paso Lento'],
    ['17:00', 'Last Bus'],
    ['19:00', 'Eight Bars'],
    ['21:00', 'Warm Coat', 'Fine Line'],
  ],
  // Thursday
  [
    ['00:00', 'Foghorn'],
    ['03:00', 'Slack Water'],
    ['06:00', 'Milk Round'],
    ['09:00', 'One Deck'],
    ['11:00', 'Disapproved Of'],
    ['13:00', 'Found at Low Tide'],
    ['15:00', 'Through the Wall'],
    ['17:00', 'The Next Room'],
    ['19:00', 'Square of Lino'],
    ['21:00', 'Load-Bearing'],
  ],
  // Friday
  [
    ['00:00', 'The Wardrobe', 'Small Sounds'],
    ['03:00', 'Slack Water'],
    ['06:00', 'Milk Round'],
    ['09:00', 'Front Room'],
    ['11:00', 'Saludos'],
    ['13:00', 'Strict Turns'],
    ['15:00', 'One Crate'],
    ['17:00', 'Finished This Afternoon'],
    ['19:00', 'Long Hello'],
    ['21:00', 'Bridge Traffic'],
    ['23:00', 'Night Works'],
  ],
  // Saturday
  [
    ['03:00', 'Slack Water'],
    ['06:00', 'Moorings'],
    ['09:00', 'Wide Harbour'],
    ['11:00', 'Too Many Violins'],
    ['13:00', 'Four Stacks', 'The Foot Passenger'],
    ['16:00', 'Rewind Scoreboard'],
    ['18:00', 'Tape Pack'],
    ['20:00', 'Windows Open', 'Count In'],
    ['23:00', 'Boiler House', 'Torpedo Factory'],
  ],
  // Sunday
  [
    ['03:00', 'Slack Water'],
    ['06:00', 'Stairwell Music'],
    ['09:00', 'Sunday Wash'],
    ['12:00', 'Sunday Table'],
    ['14:00', 'Grey Weekend'],
    ['17:00', 'Baltic Static'],
    ['19:00', 'Long Exhale'],
    ['21:00', 'Flat Hand', 'Kitchen Table'],
  ],
];

/** Monday is 0. */
export const week: Line[] = days.flatMap((lines, day) =>
  lines.map(([time, ...titles]) => ({ day, time, titles })),
);
