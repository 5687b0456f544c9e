import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../openapi/describe.ts';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { resident, show } from '../testing/documents.ts';
import { openBrowser } from '../testing/people.ts';

/** A text in everything that a host may not see, and in nothing that is sent. */
const hidden = 'zz-not-for-hosts';
const rounds = 12;
let content: TestContent;
const keys: Record<string, string> = { owner: testKey };

beforeAll(async () => {
  const mine = show('mine', '2026-11-01T10:00:00Z', { residents: ['ines'] });
  content = await startContent([mine]);
  const theirs = show('theirs', '2026-11-02T10:00:00Z', { residents: ['bo'], title: `Tide ${hidden}` });
  await content.put(theirs, '?draft=1');
  await content.put({ ...resident('bo', 'Bo'), bio: hidden }, '?draft=1');
  const owner = { authorization: `Bearer ${testKey}` };
  const ask = (path: string, body: object) => openBrowser(content).send('POST', path, body, owner);
  await ask('/staff/invitations', { email: `${hidden}@radio.test`, role: 'host', residents: ['bo'] });
  for (const role of ['editor', 'host'])
    keys[role] = await keyOf(await ask('/staff/keys', { name: role, role, residents: ['ines'] }));
});
afterAll(() => content.close());

async function keyOf(response: Response): Promise<string> {
  return ((await response.json()) as { key: string }).key;
}

/** A random generator with the same numbers in every run. */
function createRandom(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, of: <T>(values: T[]): T => values[below(values.length)] as T };
}

const texts = [
  '',
  '0',
  '-1',
  'mine',
  'theirs',
  'bo',
  'ines',
  'x'.repeat(300),
  '\u0000',
  '😀',
  "' OR 1=1 --",
  '../..',
  'a%b',
  '1e309',
];
const values: unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [[]],
  { type: 'show' },
  ['bo', 7],
  { x: { y: [null] } },
];
const types = ['show', 'resident', 'genre', 'station', 'redirect', 'nothing', '%'];
const fields = [
  ...['type', 'slug', 'title', 'name', 'note', 'version', 'email', 'role', 'residents', 'password', 'token'],
  ...[
    'alt',
    'focal',
    'leftOut',
    'csv',
    'feed',
    'uploads',
    'upload',
    'start',
    'end',
    'trim',
    'genres',
    'kind',
    'id',
  ],
];

function requestFor(route: string, random: ReturnType<typeof createRandom>) {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(
    /:(\w+)/g,
    (_, name) => encodeURIComponent(name === 'type' ? random.of(types) : random.of(texts)) || 'x',
  );
  const parameters = [
    'draft',
    'publish_at',
    'q',
    'type',
    'state',
    'sort',
    'after',
    'limit',
    'resident',
    'from',
    'rows',
  ];
  const query = new URLSearchParams([[random.of(parameters), random.of(texts)]]);
  const body =
    random.below(4) === 0
      ? random.of(values)
      : Object.fromEntries(
          Array.from({ length: 1 + random.below(4) }, () => [random.of(fields), random.of(values)]),
        );
  const versions = [
    {},
    { 'if-match': '*' },
    { 'if-match': '"1"' },
    { 'if-match': 'x' },
    { 'if-none-match': '*' },
  ];
  return { method, path: `${path}?${query}`, body, headers: random.of<Record<string, string>>(versions) };
}

test('what hosts must not see was there to be seen', async () => {
  const authorised = { authorization: `Bearer ${testKey}` };
  for (const path of ['/documents/show/theirs', '/documents/resident/bo', '/staff/people'])
    expect(await (await openBrowser(content).send('GET', path, undefined, authorised)).text()).toContain(
      hidden,
    );
});

test.each(['host', 'editor', 'owner'])(
  '[R-701] whatever the key of one %s sends to any staff route is answered without a failure, and hosts see nothing of others',
  async (role) => {
    const random = createRandom(role.length);
    const statuses = new Set<number>();
    for (let round = 0; round < rounds; round++)
      for (const route of Object.keys(operations)) {
        const { method, path, body, headers } = requestFor(route, random);
        const authorised = { ...headers, authorization: `Bearer ${keys[role]}` };
        const response = await openBrowser(content).send(
          method,
          path,
          method === 'GET' ? undefined : body,
          authorised,
        );
        const text = await response.text();
        statuses.add(response.status);
        const what = `${route} as ${path} with ${JSON.stringify(body)}: ${text.slice(0, 300)}`;
        expect(response.status, what).toBeLessThan(500);
        if (role === 'host') expect(text, what).not.toContain(hidden);
      }
    // Some requests were understood, some refused.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
  },
);
