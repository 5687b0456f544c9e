import type { Episode } from './episodes.ts';

/** Collections of episodes from many programmes that share an idea. */
export type Series = {
  title: string;
  summary: string;
  text: string[];
  size: number;
  holds(episode: Episode): boolean;
};

const has =
  (...genres: string[]) =>
  (episode: Episode) =>
    episode.genres.some((genre) => genres.includes(genre));

export const series: Series[] = [
  {
    title: 'Night Reading',
    summary: 'Quiet hours to keep beside the bed.',
    text: [
      'Programmes for the end of the day, chosen by people who work nights and know the difference between silence and nothing. None of them contains a sudden noise. We checked.',
      'Start anywhere. Falling asleep half-way counts as finishing.',
    ],
    size: 14,
    holds: has('ambient', 'drone', 'modern-classical'),
  },
  {
    title: 'Made Nearby',
    summary: 'Recordings of places, and the music that grew next to them.',
    text: [
      'Rope, rain, gates, kitchens, a chest freezer in Pembrokeshire. This series follows our residents out of the studio and keeps what the microphones brought back.',
    ],
    size: 9,
    holds: has('field-recordings', 'folk'),
  },
  {
    title: 'Second Chair',
    summary: 'The visitors who stayed longer than planned.',
    text: [
      'There are two chairs at the desk. The second one has held touring musicians, neighbours, a marine biologist and somebody’s aunt. These are the evenings when the guest took over.',
    ],
    size: 16,
    holds: (episode) => episode.guests.length > 0 && !episode.occasion,
  },
  {
    title: 'Low End Theory of Everything',
    summary: 'From dub plates to dubstep, one long argument about bass.',
    text: [
      'Every few months Benoît Lacaze and Rohan Maharaj argue in the corridor about who took more out of the mix. This series is their evidence, laid side by side, so that you can settle it.',
    ],
    size: 12,
    holds: has('dub', 'dubstep', 'dub-techno'),
  },
  {
    title: 'Kitchen Disco',
    summary: 'For cooking, washing up, and the bit in between.',
    text: [
      'We asked which programmes people cook to. The answers came with recipes, stains and one singed tea towel. All of them are uptempo by the time the onions are soft.',
    ],
    size: 12,
    holds: has('disco', 'italo', 'house', 'balearic'),
  },
  {
    title: 'The Long Tape',
    summary: 'Cassettes, found, inherited and rescued.',
    text: [
      'Tape keeps what records throw away: the cough, the wedding, the price of the fish. Here are the programmes where the source was a cassette and somebody had written on it.',
    ],
    size: 10,
    holds: has('anatolian-and-maghrebi', 'cumbia', 'highlife'),
  },
  {
    title: 'Sunday Service',
    summary: 'Jazz, gospel, rocksteady and other forms of church.',
    text: [
      'Not a religious programme, though it has been known to convert people. Slow, generous records for the one morning when nobody should be asked to hurry.',
    ],
    size: 12,
    holds: has('spiritual-jazz', 'soul', 'lovers-rock', 'rocksteady-and-ska'),
  },
  {
    title: 'Small Town, Big Amplifier',
    summary: 'Guitar music from places with one venue.',
    text: [
      'The best band you never saw rehearsed above a carpet shop. Petra, Søren, Minh Châu and Noor have spent years ringing up drummers to find out what happened, and this is where we keep the answers.',
    ],
    size: 11,
    holds: has('post-punk', 'shoegaze', 'indie', 'psychedelia'),
  },
];
