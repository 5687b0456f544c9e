import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/repository.ts';
import { newDatabaseUrl } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const showJson = (slug: string) =>
  JSON.stringify({
    ...{ type: 'show', slug, title: slug.toUpperCase() },
    tracklist: [{ artist: 'Ebba', title: 'Café' }, { artist: 'Tidewrack' }],
  });

/** A store with a genre and three shows, written row by row, and their ids by name. */
export async function openWithShows(): Promise<{ store: Store; id: (name: string) => number }> {
  const store = await openStore(temporaryFolder(), await newDatabaseUrl());
  const ids = new Map<string, number>();
  const id = (name: string) => ids.get(name) as number;
  await store.write(async (tx) => {
    ids.set('dub', await tx.documents.insert('genre', 'dub', 10));
    for (const [at, name] of ['tide', 'ebb', 'wave'].entries()) {
      const [document, changed, json] = [await tx.documents.insert('show', name, 1), 20 + at, showJson(name)];
      const author = { author: 'ines', state: 'live', note: null } as const;
      const version = await tx.versions.add({ ...author, document, at: changed, json });
      ids.set(name, document).set(`${name}Version`, version);
      await tx.documents.setLive(document, { live: json, version, changed, endsDraft: false });
      await tx.lists.addEntries(['shows', `${name}s`], 1000 + at, document);
      await tx.cards.put(document, JSON.stringify({ id: name }));
      await tx.recordings.put(`${name}-recording`, document);
      const facts = { title: ` ${name} show`, date: at, edited: changed, states: 1 };
      await tx.staff.put({ ...facts, document, type: 'show' });
      await tx.uses.add(document, ['genre/dub', `picture:${name}`]);
    }
    await tx.documents.setLive(id('dub'), {
      live: '{"title":"Dub"}',
      version: id('tideVersion'),
      changed: 11,
      endsDraft: false,
    });
    const target = { field: 'genres', target: id('dub') };
    await tx.relations.add(id('tide'), [target, target]);
    tx.changes.keys.add('show/tide').add(id('tide'));
  });
  return { store, id };
}
