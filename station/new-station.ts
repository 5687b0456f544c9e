import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const example = '(an example: copy it out of this folder and change it)';

function files(name: string, zone: string): Record<string, object | string> {
  return {
    'station.json': {
      name,
      strapline: '',
      description: '',
      zone,
      language: 'en',
      social: [],
      footercopy: '',
    },
    'examples/genres/ambient.json': { title: 'Ambient', group: 'Quiet' },
    'examples/residents/ada.json': {
      name: 'Ada Example',
      tagline: 'Slow records',
      bio: `<p>Who Ada is ${example}.</p>`,
      place: 'Porto',
      genres: ['ambient'],
      links: [{ name: 'Website', url: 'https://ada.example/' }],
    },
    'examples/programmes/friday-evening.json': {
      title: 'Friday evening',
      summary: 'Slow records for the end of the week',
      description: `<p>How it came about ${example}.</p>`,
      residents: ['ada'],
      genres: ['ambient'],
    },
    'examples/shows/first-show.json': {
      title: 'The first show',
      date: '2026-05-01T20:00',
      description: `<p>What was played ${example}.</p>`,
      programme: 'friday-evening',
      residents: ['ada'],
      genres: ['ambient'],
      tracklist: [{ time: 0, artist: 'Somebody', title: 'Something' }],
    },
    'examples/schedule/friday-evening.json': {
      title: 'Friday evening',
      programme: 'friday-evening',
      residents: ['ada'],
      firstDate: '2026-05-01',
      startTime: '20:00',
      minutes: 120,
      repeat: 'weekly',
    },
    'examples/pages/info.json': { title: 'Info', text: `<p>About the station ${example}.</p>` },
    'README.md': readme(name),
  };
}

/** Writes a folder to start a station with: its name, and examples of everything else. */
export function writeNewStation(folder: string): string {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Choose a folder that is not there yet.`);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const name = basename(folder)
    .replaceAll(/[-_]+/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
  for (const [path, body] of Object.entries(files(name, timeZone))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), typeof body === 'string' ? body : `${JSON.stringify(body, null, 2)}\n`);
  }
  return name;
}

const readme = (name: string) => `# ${name}

This folder is a radio station. \`npm run import -- FOLDER\` reads all of it, as often as you like: what changed is
changed, what is wrong is named with its file and its field, and then nothing is changed at all.

| file | what it is | fields that must be there |
|---|---|---|
| \`station.json\` | the station: name, time zone, language, links | \`name\` |
| \`logo.png\` | its logo | |
| \`genres/*.json\` | a genre | \`title\` |
| \`residents/*.json\` | somebody who plays here | \`name\` |
| \`programmes/*.json\` | what comes back under one name | \`title\` |
| \`shows/*.json\` | one show | \`title\`, \`date\` |
| \`schedule/*.json\` | a place in the schedule | \`title\`, \`firstDate\`, \`startTime\`, \`minutes\` |
| \`collections/*.json\` | shows that belong together | \`title\` |
| \`articles/*.json\` | an article | \`title\`, \`date\` |
| \`videos/*.json\` | a film | \`title\`, \`date\`, \`source\` or a webm file beside it |
| \`pages/*.json\` | a page of text, such as \`info\` | \`title\` |
| \`redirects/*.json\` | an old address | \`from\`, \`to\` |
| \`filler/*.mp3\` | what is heard when nothing is in the schedule | |

The name of a file is the document's address: \`shows/first-show.json\` becomes \`/shows/first-show\`. Every other field is in
\`contract/documents.ts\`.

**Recordings and pictures** lie beside their document under the same name: \`shows/first-show.json\`, \`shows/first-show.mp3\`,
\`shows/first-show.jpg\`. Recordings may be mp3, wav, flac, ogg, opus, m4a or aiff; pictures JPEG, PNG, WebP or AVIF.

**A programme** is what a slot broadcasts again and again: \`"programme": "friday-evening"\` in its slots and in its shows puts
both on its page.

**The schedule** plays the shows of a slot's programme, or else of its residents, another one each week. \`"show": "first-show"\`
in a slot plays that one.

**Looks**: \`"brand": { "accent": "#0a7d4f", "paper": "#ffffff", "ink": "#111111" }\` in \`station.json\`; all of it may be left out. Colours that
could not be read are refused. \`docs/writing-content.md\` tells about letters, the dark and the icons.

**Times** without a zone are in the zone of the station: \`"date": "2026-05-01T20:00"\`.

Nothing in \`examples\` is imported. Copy what you need out of it.
`;
