import type { PageText } from './page-text.ts';

export const studioHire: PageText = {
  slug: 'studio-hire',
  title: 'Studio hire',
  description: 'Two rooms on the quay for recording, rehearsing and talking.',
  hasPicture: true,
  text: `
    <p>When the residents are not in them, both rooms are yours. Money from hiring pays for about a fifth of the station, and the rooms like to be used.</p>
    <h2>The long room</h2>
    <p>Eleven metres, a wooden floor, three windows on the river. It holds a string quartet with ease, a seven-piece band with friendship, and a choir if nobody sneezes. There is an upright piano, tuned monthly, and a harmonium that tunes itself.</p>
    <p><strong>£18 an hour</strong>, £110 for a day.</p>
    <h2>The cupboard</h2>
    <p>A small, very dead room for voices: podcasts, audiobooks, apologies. Two microphones, one lamp, no clock.</p>
    <p><strong>£9 an hour.</strong></p>
    <h2>What comes with it</h2>
    <ul>
      <li>Eight good microphones and leads that work.</li>
      <li>Two tape machines, on speaking terms.</li>
      <li>Somebody to set it up, for the first hour.</li>
      <li>The kettle.</li>
    </ul>
    <p>Half price for under-twenties and for anybody recording a first demo. Write to <a href="mailto:rooms@estuary.example">rooms@estuary.example</a> and say roughly how loud you are.</p>
  `,
  parts: [
    '<h2>How it sounds</h2>',
    'Two harps and a borrowed saxophone in the long room, one take, nobody counting:',
    { video: 'amara-nwosu-and-friends-in-the-long-room' },
  ],
};
