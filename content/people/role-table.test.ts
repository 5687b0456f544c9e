import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../openapi/describe.ts';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { resident, show, station } from '../testing/documents.ts';
import { addPerson, type Browser, openBrowser, setUpOwner } from '../testing/people.ts';

type Expected = 'yes' | 403 | 404;
/** What is expected for owner, editor and host, in this order. */
type Case = [path: string, expected: [Expected, Expected, Expected], body?: unknown];

const all: Case[1] = ['yes', 'yes', 'yes'];
const noHosts: Case[1] = ['yes', 'yes', 403];
const owners: Case[1] = ['yes', 403, 403];
const own = '/documents/show/mine';
const others = '/documents/show/theirs';
const mine = show('mine', '2026-11-01T10:00:00Z', { residents: ['ines'] });
const theirs = show('theirs', '2026-11-02T10:00:00Z', { residents: ['bo'] });
const note = { note: 'Please look.' };

/** Routes for listeners, and for other services, which have keys or signatures of their own. */
const publicRoutes = [
  ...['GET /healthz', 'GET /changes', 'GET /token.json', 'POST /refresh.json', 'POST /revoke.json'],
  ...['GET /push/key.json', 'POST /push/follows.json', 'POST /push/reminder.json', 'POST /push/state.json'],
  ...['POST /push/forget.json', 'POST /broadcasts', 'POST /aired'],
  ...['GET /staff/session', 'POST /staff/sign-in', 'POST /staff/sign-in/passkey/options'],
  ...['POST /staff/sign-in/passkey', 'POST /staff/setup', 'GET /staff/invitations/accept'],
  ...['POST /staff/invitations/accept', 'GET /staff/openapi.json'],
  ...['POST /staff/setup/passkey/options', 'POST /staff/invitations/accept/passkey/options'],
];
/** What the site, the player and the radio host read of live documents. */
const visitorPaths = [
  ...['/media/:name/:file{', '/media/:name/:version{', '/captions/:file{', '/clips/:file{', '/fonts/:file{'],
  ...[
    '/station/brand.json',
    '/station/icons/',
    '/search.json',
    '/search/',
    '/redirects.json',
    '/sitemap.json',
  ],
  ...['/live-now.json', '/shows-schedule.json', '/playout.json', '/genres.json', '/shows/filter.json'],
  ...['/recordings/:file{', '/*'],
];
const isForVisitors = (route: string) => visitorPaths.some((path) => route.startsWith(`GET ${path}`));

const cases: Record<string, Case[]> = {
  'GET /documents': [['/documents', all]],
  'GET /staff/demo': [['/staff/demo', owners]],
  'POST /staff/demo/remove': [['/staff/demo/remove', [404, 403, 403]]],
  'POST /staff/demo/bring-back': [['/staff/demo/bring-back', [404, 403, 403]]],
  'GET /documents/failed': [['/documents/failed', all]],
  'GET /documents/by-id/:id': [['/documents/by-id/999999', [404, 404, 404]]],
  'GET /documents/:type/:slug': [
    [own, all],
    [others, ['yes', 'yes', 404]],
    ['/documents/resident/ines', all],
    ['/documents/resident/bo', ['yes', 'yes', 404]],
    ['/documents/genre/ambient', ['yes', 'yes', 404]],
    ['/documents/station/station', ['yes', 'yes', 404]],
  ],
  'GET /documents/:type/:slug/revisions': [
    [`${own}/revisions`, all],
    [`${others}/revisions`, ['yes', 'yes', 404]],
  ],
  'GET /documents/:type/:slug/versions': [
    [`${own}/versions`, all],
    [`${others}/versions`, ['yes', 'yes', 404]],
  ],
  'GET /documents/:type/:slug/versions/:id': [[`${others}/versions/1`, [404, 404, 404]]],
  'GET /documents/:type/:slug/uses': [
    [`${own}/uses`, all],
    [`${others}/uses`, ['yes', 'yes', 404]],
  ],
  'PUT /documents/:type/:slug': [
    [`${own}?draft=1`, all, mine],
    [`${own}?draft=1`, ['yes', 'yes', 403], { ...mine, residents: ['bo'] }],
    [own, noHosts, mine],
    [`${own}?draft=1`, all, mine],
    [`${own}?publish_at=2030-01-01T00:00:00Z`, noHosts, mine],
    [`${others}?draft=1`, noHosts, theirs],
    ['/documents/show/begun?draft=1', all, { type: 'show', slug: 'begun', residents: ['ines'] }],
    ['/documents/resident/ines?draft=1', all, resident('ines', 'Inês')],
    ['/documents/resident/bo?draft=1', noHosts, resident('bo', 'Bo')],
    ['/documents/resident/new?draft=1', noHosts, resident('new', 'New')],
    ['/documents/genre/dub?draft=1', noHosts, { type: 'genre', slug: 'dub', title: 'Dub', group: 'Heavy' }],
    ['/documents/station/station?draft=1', owners, station],
    ['/documents/station/station', owners, station],
  ],
  'GET /documents/show/:slug/recording': [
    [`${own}/recording`, all],
    [`${others}/recording`, ['yes', 'yes', 404]],
  ],
  'PUT /documents/show/:slug/recording': [
    [`${own}/recording`, [404, 404, 404], { upload: 'nothing' }],
    [`${others}/recording`, [404, 404, 403], { upload: 'nothing' }],
  ],
  'DELETE /documents/show/:slug/recording': [
    [`${own}/recording`, all],
    [`${others}/recording`, noHosts],
  ],
  'POST /documents/show/:slug/recording/measure': [
    [`${own}/recording/measure`, all],
    [`${others}/recording/measure`, noHosts],
  ],
  'POST /documents/show/:slug/recording/make': [
    [`${own}/recording/make`, all, {}],
    [`${others}/recording/make`, noHosts, {}],
  ],
  'POST /documents/show/:slug/recording/again': [
    [`${own}/recording/again`, all],
    [`${others}/recording/again`, noHosts],
  ],
  'POST /documents/:type/:slug/presence': [
    [`${own}/presence`, all, { tab: 'a', isOpen: true }],
    [`${others}/presence`, ['yes', 'yes', 404], { tab: 'a', isOpen: true }],
  ],
  'POST /documents/:type/:slug/preview': [
    [`${own}/preview`, all, { for: 'link' }],
    [`${others}/preview`, ['yes', 'yes', 404], { for: 'link' }],
  ],
  'POST /documents/:type/:slug/submit': [
    [`${own}/submit`, all, note],
    [`${others}/submit`, noHosts, note],
  ],
  'POST /documents/:type/:slug/send-back': [
    [`${own}/submit`, all, note],
    [`${own}/send-back`, noHosts, note],
  ],
  'POST /documents/:type/:slug/restore': [
    [`${own}/restore`, [404, 404, 404], { version: 999_999 }],
    [`${others}/restore`, [404, 404, 403], { version: 999_999 }],
  ],
  'POST /documents/:type/:slug/publish': [
    [`${own}/publish`, noHosts],
    ['/documents/station/station/publish', owners],
  ],
  'POST /documents/:type/:slug/unschedule': [[`${own}/unschedule`, noHosts]],
  'POST /documents/:type/:slug/unpublish': [[`${own}/unpublish`, noHosts]],
  'DELETE /documents/:type/:slug': [['/documents/show/nothing', [404, 404, 403]]],
  'POST /documents/:type/:slug/bring-back': [['/documents/show/nothing/bring-back', [404, 404, 403]]],
  'POST /documents/:type/:slug/rename': [
    [`${own}/rename`, noHosts, { slug: 'mine' }],
    [`${others}/rename`, noHosts, { slug: 'theirs' }],
    ['/documents/show/begun/rename', all, { slug: 'begun' }],
  ],
  'GET /media': [['/media', noHosts]],
  'GET /media/:name': [['/media/nothing', [404, 404, 403]]],
  'GET /media/:name/uses': [['/media/sea/uses', all]],
  'PUT /media/:name': [['/media/x', all, 'no picture']],
  'PATCH /media/:name': [['/media/nothing', [404, 404, 403], {}]],
  'DELETE /media/:name': [['/media/nothing', [404, 404, 403]]],
  'GET /media-files': [['/media-files?kind=recording', noHosts]],
  'DELETE /media-files/:kind/:name': [['/media-files/recording/nothing', [404, 404, 403]]],
  'GET /set-aside': [['/set-aside', noHosts]],
  'POST /set-aside/:id/put-back': [['/set-aside/nothing/put-back', [404, 404, 404]]],
  'DELETE /set-aside/:id': [['/set-aside/nothing', [404, 404, 403]]],
  'GET /uploads': [['/uploads', all]],
  'POST /uploads': [['/uploads', all]],
  'GET /uploads/:id': [['/uploads/nothing', [404, 404, 404]]],
  'GET /uploads/:id/status': [['/uploads/nothing/status', [404, 404, 404]]],
  'PATCH /uploads/:id': [['/uploads/nothing', [404, 404, 404]]],
  'DELETE /uploads/:id': [['/uploads/nothing', [404, 404, 404]]],
  'GET /move-in/plans': [['/move-in/plans', noHosts]],
  'POST /move-in/plans': [['/move-in/plans', noHosts, {}]],
  'GET /move-in/plans/:id': [['/move-in/plans/nothing', [404, 404, 403]]],
  'PATCH /move-in/plans/:id': [['/move-in/plans/nothing', [404, 404, 403], {}]],
  'POST /move-in/plans/:id/apply': [['/move-in/plans/nothing/apply', [404, 404, 403], {}]],
  'POST /move-in/plans/:id/undo': [['/move-in/plans/nothing/undo', [404, 404, 403]]],
  'PUT /fonts/:name': [['/fonts/x', owners, 'no font']],
  'GET /as-played.json': [['/as-played.json', noHosts]],
  'GET /as-played.csv': [['/as-played.csv', noHosts]],
  'POST /as-played/change-now': [['/as-played/change-now', noHosts]],
  'POST /staff/step-up': [['/staff/step-up', ['yes', 'yes', 'yes'], {}]],
  'PUT /staff/password': [['/staff/password', all, { password: 'short' }]],
  'GET /staff/passkeys': [['/staff/passkeys', all]],
  'POST /staff/passkeys/options': [['/staff/passkeys/options', all]],
  'POST /staff/passkeys': [['/staff/passkeys', all, {}]],
  'DELETE /staff/passkeys/:id': [['/staff/passkeys/nothing', [404, 404, 404]]],
  'GET /staff/people': [['/staff/people', owners]],
  'PATCH /staff/people/:id': [['/staff/people/999', [404, 403, 403], {}]],
  'GET /staff/people/:id/sessions': [['/staff/people/999/sessions', owners]],
  'DELETE /staff/sessions/:id': [['/staff/sessions/999999', [404, 403, 403]]],
  'POST /staff/invitations': [
    ['/staff/invitations', owners, { email: 'x@radio.test', role: 'host', residents: [] }],
  ],
  'DELETE /staff/invitations/:id': [['/staff/invitations/999', [404, 403, 403]]],
  'GET /staff/keys': [['/staff/keys', owners]],
  'POST /staff/keys': [['/staff/keys', owners, { name: '', role: 'owner' }]],
  'DELETE /staff/keys/:id': [['/staff/keys/999', [404, 403, 403]]],
  'GET /staff/audit': [['/staff/audit', owners]],
  'POST /staff/sign-out': [['/staff/sign-out', all]],
};

let now = Date.parse('2026-11-16T12:00:00Z');
let content: TestContent;
let browsers: Browser[];

beforeAll(async () => {
  content = await startContent([mine, theirs], { now: () => now });
  const owner = await setUpOwner(content);
  browsers = [
    owner,
    await addPerson(content, owner, { name: 'Edda', role: 'editor' }),
    await addPerson(content, owner, { name: 'Ines', role: 'host', residents: ['ines'] }),
  ];
  const names = ['owner', 'editor', 'host'].map((role) => ({ name: role, role, residents: ['ines'] }));
  for (const body of names) keys.push((await owner.json<{ key: string }>('POST', '/staff/keys', body)).key);
});
afterAll(() => content.close());

const keys: string[] = [];
const routesOf = () =>
  [...new Set(content.routes.map(({ method, path }) => `${method} ${path}`))].filter(
    (route) => !route.startsWith('ALL '),
  );
const isStaff = (route: string) => !publicRoutes.includes(route) && !isForVisitors(route);

test('[R-701] every route is for visitors, for services, or in the table of who may do what', () => {
  const staffRoutes = routesOf().filter(isStaff);
  expect(staffRoutes.toSorted()).toEqual(Object.keys(cases).toSorted());
});

test('[R-703] scripts find every one of them described', () => {
  const open = publicRoutes.filter((route) => route.includes(' /staff/'));
  expect(Object.keys(operations).toSorted()).toEqual([...Object.keys(cases), ...open].toSorted());
});

type Row = [route: string, path: string, expected: Case[1], body: unknown];
const rows = Object.entries(cases).flatMap(([route, list]) =>
  list.map(([path, expected, body]): Row => [route, path, expected, body]),
);

function check(status: number, expected: Expected, what: string): void {
  if (expected === 'yes') expect([401, 403, 404, 500], what).not.toContain(status);
  else expect(status, what).toBe(expected);
}

test.each(rows)('[R-701] %s at %s: owner, editor and host may do %j', async (route, path, expected, body) => {
  const method = route.split(' ')[0] ?? '';
  for (const at of [0, 1, 2]) {
    const role = ['owner', 'editor', 'host'][at];
    const response = await (browsers[at] as Browser).send(method, path, body);
    check(response.status, expected[at] as Expected, `${role} with a session`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  const anonymous = await openBrowser(content).send(method, path, body);
  expect(anonymous.status).toBe(401);
  const forged = { cookie: 'lw_staff=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
  expect((await openBrowser(content).send(method, path, body, forged)).status).toBe(401);
});

test.each(rows.filter(([route]) => !/passkeys|password|step-up|sign-out/.test(route)))(
  '[R-703] keys may do the same: %s at %s',
  async (route, path, expected, body) => {
    const method = route.split(' ')[0] ?? '';
    for (const at of [0, 1, 2]) {
      const headers = { authorization: `Bearer ${keys[at]}`, origin: 'https://elsewhere.test' };
      const response = await openBrowser(content).send(method, path, body, headers);
      check(response.status, expected[at] as Expected, `key ${at}`);
    }
    const headers = { authorization: `Bearer ${testKey}` };
    check((await openBrowser(content).send(method, path, body, headers)).status, expected[0], 'CONTENT_KEY');
  },
);

test('[R-702] people, keys and settings need proof that is not older than ten minutes', async () => {
  const owner = openBrowser(content);
  const { link } = await openBrowser(content)
    .send(
      'POST',
      '/staff/invitations',
      { email: 'second@radio.test', role: 'owner', residents: [] },
      {
        authorization: `Bearer ${testKey}`,
      },
    )
    .then((response) => response.json() as Promise<{ link: string }>);
  await owner.json('POST', '/staff/invitations/accept', { token: link.split('#token=')[1], name: 'Second' });
  now += 9 * 60_000;
  expect((await owner.send('DELETE', '/staff/keys/999')).status).toBe(404);
  now += 60_000;
  const needing = Object.entries(cases).filter(([route]) =>
    /^(PATCH|POST|DELETE) \/staff\/(people|invitations|keys)|fonts/.test(route),
  );
  expect(needing.length).toBe(6);
  for (const [route, [one]] of needing) {
    const response = await owner.send(route.split(' ')[0] ?? '', one?.[0] ?? '', one?.[2]);
    expect([response.status, await response.json()], route).toMatchObject([403, { stepUp: true }]);
  }
  const published = await owner.send('PUT', '/documents/station/station', station);
  expect([published.status, await published.json()]).toMatchObject([403, { stepUp: true }]);
  expect((await owner.send('PUT', '/documents/station/station?draft=1', station)).status).toBe(202);
  expect((await owner.send('POST', '/staff/passkeys/options')).status).toBe(403);
  expect((await owner.send('GET', '/staff/people')).status).toBe(200);
});
