import { publish } from '../store/publishing.ts';
import { openStore } from '../store.ts';
import { show } from './documents.ts';

// Started by durability.test.ts: publishes show after show and says each one's number once it is on disk.
const [folder = '', first = '0'] = process.argv.slice(2);
const store = openStore(folder);
for (let number = Number(first); ; number++) {
  const tracklist = [{ time: 0, artist: 'Kill', title: `Number n${number}` }];
  await publish(
    store,
    show(`show-${number}`, new Date(1e12 + number * 1000).toISOString(), { tracklist }),
    number,
  );
  process.stdout.write(`${number}\n`);
}
