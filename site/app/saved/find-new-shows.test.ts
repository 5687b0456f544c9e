import { beforeEach, expect, test, vi } from 'vitest';

const day = 86_400_000;
const followedAt = Date.parse('2026-03-01T12:00:00Z');

const show = (id: string, at: number) => ({
  id,
  title: `Show ${id}`,
  date: new Date(at).toISOString(),
  picture: { name: 'p', alt: '', width: 10, height: 10, colour: '#000000' },
  genres: [],
  guests: [],
  residents: [{ id: 'mara', name: 'Mara' }],
  recording: { kind: 'file', name: id, url: '', seconds: 3600, bytes: null },
});

/** Opens a page for a visitor who follows two residents, one of whom no longer exists. */
async function visit(kept: Map<string, string>) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).endsWith('/residents/mara.json')
      ? Response.json({
          shows: {
            items: [
              show('newest', followedAt + 2 * day),
              show('newer', followedAt + day),
              show('under-way', followedAt - 1000),
              show('old', followedAt - day),
            ],
          },
        })
      : new Response('{}', { status: 404 }),
  );
  const [{ newShows, markSeen }, { watchFollows }, { unfollow }] = await Promise.all([
    import('./new-shows.ts'),
    import('./find-new-shows.ts'),
    import('./saved.ts'),
  ]);
  const stop = watchFollows('/content');
  return { newShows, markSeen, unfollow, stop, ids: () => newShows.getState().shows.map(({ id }) => id) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

test('[R-904] what came since one follows is new until it has been shown, newest first', async () => {
  const follows = [
    { id: 'gone', name: 'Gone', at: followedAt },
    { id: 'mara', name: 'Mara', at: followedAt },
  ];
  const kept = new Map([['saved', JSON.stringify({ follows, favourites: [], history: [] })]]);
  const first = await visit(kept);
  await vi.waitFor(() => expect(first.ids()).toEqual(['newest', 'newer', 'under-way']));
  first.markSeen(first.newShows.getState().shows.slice(1));
  expect(first.ids()).toEqual(['newest']);
  first.stop();
  const second = await visit(kept);
  await vi.waitFor(() => expect(second.ids()).toEqual(['newest']));
  second.unfollow({ kind: 'resident', id: 'mara' });
  await vi.waitFor(() => expect(second.ids()).toEqual([]));
  second.stop();
});
