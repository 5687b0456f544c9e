import { documentSchema, type StationDocument } from '@longwave/contract/documents.ts';
import { page } from '@longwave/contract/page.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentTypes } from '../document-types.ts';
import { pageIdOf } from '../pages/page-id.ts';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import {
  article,
  baseDocuments,
  collection,
  genre,
  playlist,
  programme,
  redirect,
  resident,
  show,
  slot,
  station,
  textPage,
  video,
} from '../testing/documents.ts';
import { openStore } from './open-store.ts';
import { type Upgrade, upgradeDraft, upgradeLive } from './upgrade-document.ts';

const documents: StationDocument[] = [
  ...[station, genre('drone', 'Drone'), resident('ada', 'Ada Brink'), show('tide', '2026-11-02T10:00:00Z')],
  ...[programme('foghorn'), collection('lights'), article('keepers'), video('wick'), textPage('plain')],
  ...[slot('evening'), playlist('between'), redirect('old', '/old', '/shows')],
];
const pathOfType: Partial<Record<string, string>> = {
  station: 'home',
  genre: 'genres',
  slot: 'shows-schedule',
  playlist: 'playout',
  redirect: 'redirects',
};
const headers = { authorization: `Bearer ${testKey}` };

let content: TestContent;
beforeEach(async () => {
  content = await startContent(documents.filter((one) => !baseDocuments.includes(one)));
});
afterEach(() => content.close());

/** Removes a field, as if the schema had not had it when the document was written. */
async function takeAway(field: string, { type, slug }: StationDocument): Promise<void> {
  const store = await openStore(content.settings.data, content.settings.databaseUrl);
  await store.write(async ({ documents }) => {
    const { id = 0, live = '{}', liveVersion = 0, changed = 0 } = (await documents.read(type, slug)) ?? {};
    const { [field]: _, ...rest } = JSON.parse(live ?? '{}');
    await documents.setLive(id, {
      live: JSON.stringify(rest),
      version: liveVersion ?? 0,
      changed,
      endsDraft: false,
    });
  });
  await store.close();
}

function requiredFields(type: string): string[] {
  const option = documentSchema.def.options.find(({ shape }) => shape.type.def.values[0] === type);
  return Object.entries(option?.shape ?? {})
    .filter(([name, schema]) => name !== 'type' && name !== 'slug' && !schema.safeParse(undefined).success)
    .map(([name]) => name);
}

test.each(documents)(
  'a $type that was stored without a field of today has its page and can be edited',
  async (document) => {
    const { type, slug } = document;
    for (const field of requiredFields(type)) {
      await takeAway(field, document);
      const id = pageIdOf(type, slug);
      const answer = await content.get(`/${id ?? pathOfType[type]}.json`);
      expect([field, answer.status]).toEqual([field, 200]);
      if (id) expect([field, page.safeParse(await answer.json()).error]).toEqual([field, undefined]);
      const stored = await content.get(`/documents/${type}/${slug}`, { headers });
      const { live } = (await stored.json()) as { live: StationDocument };
      expect([field, documentSchema.safeParse(live).error]).toEqual([field, undefined]);
      // The source of a film cannot be guessed, so it has to be entered again.
      const edited = field === 'source' ? document : live;
      expect([field, (await content.put(edited)).status]).toEqual([field, 200]);
      await content.put(document);
    }
  },
);

test('the documents of the test above are of every type', () => {
  expect(documents.map(({ type }) => type).sort()).toEqual(documentTypes.toSorted());
});

test('fields get their new names and added ones their value; what a draft has not yet stays missing', () => {
  const list: Upgrade[] = [
    { type: 'show', rename: 'blurb', to: 'description' },
    { type: 'show', add: 'featured', value: false },
    { type: 'video', add: 'seconds', value: 7 },
  ];
  const old = () => ({ type: 'show' as const, slug: 'tide', blurb: '<p>Ebb</p>' });
  expect(upgradeDraft(old(), list)).toEqual({
    ...{ type: 'show', slug: 'tide', description: '<p>Ebb</p>', featured: false },
  });
  expect(upgradeLive(old(), list)).toMatchObject({ title: 'tide', description: '<p>Ebb</p>', guests: [] });
});
