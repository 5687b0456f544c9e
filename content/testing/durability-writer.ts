import { openStore } from '../store/open-store.ts';
import { publishDraft, saveDraft } from '../store/publishing.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import { show } from './documents.ts';

// Started by durability.test.ts: publishes show after show, each from a draft, and prints its number once it is on disk.
const [folder = '', first = '0', databaseUrl] = process.argv.slice(2);
const store = await openStore(folder, databaseUrl);
for (let number = Number(first); ; number++) {
  const tracklist = [{ time: 0, artist: 'Kill', title: `Number n${number}` }];
  const slug = `show-${number}`;
  const document = show(slug, new Date(1e12 + number * 1000).toISOString(), { tracklist });
  const edit = { author: 'key', now: number };
  await saveDraft(store, document, null, edit);
  await store.write(async (tx) =>
    publishDraft(tx, (await readDocument(tx, 'show', slug)) as StoredDocument, document, edit),
  );
  process.stdout.write(`${number}\n`);
}
