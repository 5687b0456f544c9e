import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContent, startContent, type TestContent, testKey } from '../testing/content.ts';
import { addPerson, goodPassword, openBrowser, setUpOwner } from '../testing/people.ts';

const day = 86_400_000;
let now: number;
let content: TestContent;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent([], { now: () => now });
});
afterEach(() => content.close());

const first = { name: 'Olu', email: 'Olu@Radio.test', password: goodPassword };

test('[R-700] the first owner signs up by a link, which is dead once one of them was used', async () => {
  const browser = openBrowser(content);
  const before = await browser.send('GET', '/staff/session');
  expect([before.status, await before.json()]).toMatchObject([401, { setup: true }]);
  const [token, other] = [await content.makeSetupToken(), await content.makeSetupToken()];
  expect((await browser.send('POST', '/staff/setup', { ...first, token: 'wrong' })).status).toBe(403);
  const tries = await Promise.all([
    openBrowser(content).send('POST', '/staff/setup', { ...first, token }),
    openBrowser(content).send('POST', '/staff/setup', { ...first, email: 'b@radio.test', token: other }),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 403]);
  for (const used of [token, other])
    expect((await browser.send('POST', '/staff/setup', { ...first, token: used })).status).toBe(403);
  expect(await content.makeSetupToken()).toBeUndefined();
  const after = await browser.send('GET', '/staff/session');
  expect([after.status, await after.json()]).toMatchObject([401, { setup: false }]);
});

test('[R-700] a link outlives a restart, and the session it gave too', async () => {
  const token = await content.makeSetupToken();
  await content.close();
  content = await openContent(content.settings);
  const browser = openBrowser(content);
  const response = await browser.send('POST', '/staff/setup', { ...first, token });
  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^lw_staff=[\w-]{43}; Max-Age=2592000; Path=\/content; HttpOnly; Secure; SameSite=Lax$/,
  );
  await content.close();
  content = await openContent(content.settings);
  const again = openBrowser(content);
  again.cookie = browser.cookie;
  expect(await again.json('GET', '/staff/session')).toEqual({
    person: { id: 1, name: 'Olu', email: 'olu@radio.test', role: 'owner', residents: [] },
    stepUpUntil: new Date(now + 600_000).toISOString(),
    station: { name: 'Test Radio', zone: 'Europe/London' },
  });
});

test('[R-702] there is no other way to sign up, and short passwords are refused', async () => {
  const token = await content.makeSetupToken();
  const short = await openBrowser(content).send('POST', '/staff/setup', {
    ...first,
    token,
    password: 'short',
  });
  expect([short.status, await short.json()]).toMatchObject([400, { parameter: 'password' }]);
  const none = { token: 'AAAA', name: 'X', password: goodPassword };
  expect((await openBrowser(content).send('POST', '/staff/invitations/accept', none)).status).toBe(404);
  expect((await openBrowser(content).send('GET', '/staff/invitations/accept?token=AAAA')).status).toBe(404);
});

test('[R-701] an invitation is good once, for a week, and can be taken back', async () => {
  const owner = await setUpOwner(content);
  const invite = (email: string) =>
    owner.json<{ id: number; link: string }>('POST', '/staff/invitations', {
      email,
      role: 'host',
      residents: ['bo'],
    });
  const tokenOf = ({ link }: { link: string }) => link.split('#token=')[1];
  const accept = async (token: string | undefined) =>
    (await openBrowser(content).send('POST', '/staff/invitations/accept', { token, name: 'Bo' })).status;
  const one = await invite('bo@radio.test');
  expect(one.link).toMatch(/^https:\/\/radio\.test\/studio\/invitation#token=[\w-]{43}$/);
  const invitation = await openBrowser(content).json(
    'GET',
    `/staff/invitations/accept?token=${tokenOf(one)}`,
  );
  expect(invitation).toMatchObject({
    email: 'bo@radio.test',
    role: 'host',
    residents: ['bo'],
    inviter: 'Olu',
  });
  const both = await Promise.all([accept(tokenOf(one)), accept(tokenOf(one))]);
  expect(both.toSorted()).toEqual([201, 404]);
  const two = await invite('two@radio.test');
  expect((await owner.send('DELETE', `/staff/invitations/${two.id}`)).status).toBe(204);
  expect(await accept(tokenOf(two))).toBe(404);
  const [old, renewed] = [await invite('three@radio.test'), await invite('three@radio.test')];
  expect(await accept(tokenOf(old))).toBe(404);
  now += 7 * day;
  expect(await accept(tokenOf(renewed))).toBe(404);
});

test('[R-701] the only owner stays one, however it is tried', async () => {
  const owner = await setUpOwner(content);
  for (const patch of [{ role: 'editor' }, { isActive: false }])
    expect((await owner.send('PATCH', '/staff/people/1', patch)).status).toBe(409);
  const { link } = await owner.json<{ link: string }>('POST', '/staff/invitations', {
    email: 'olu@radio.test',
    role: 'host',
  });
  const body = { token: link.split('#token=')[1], name: 'Olu' };
  expect((await openBrowser(content).send('POST', '/staff/invitations/accept', body)).status).toBe(409);
  await addPerson(content, owner, { name: 'Second', role: 'owner' });
  expect((await owner.send('PATCH', '/staff/people/1', { role: 'editor' })).status).toBe(200);
  expect((await owner.send('GET', '/staff/people')).status).toBe(403);
  const headers = { authorization: `Bearer ${testKey}` };
  expect((await openBrowser(content).send('GET', '/staff/people', undefined, headers)).status).toBe(200);
});

test('nobody joins under the name of somebody else, of the station or of a key', async () => {
  const token = await content.makeSetupToken();
  const setUp = (name: string) =>
    openBrowser(content).send('POST', '/staff/setup', { ...first, name, token });
  const refused = await setUp('Station');
  expect([refused.status, await refused.json()]).toEqual([
    409,
    {
      error: 'Station is the name of somebody else here. Add to it what tells you apart.',
      parameter: 'name',
    },
  ]);
  expect((await setUp('content_key')).status).toBe(409);
  const owner = openBrowser(content);
  await owner.json('POST', '/staff/setup', { ...first, token });
  await owner.json('POST', '/staff/keys', { name: 'Importer', role: 'editor' });
  const invite = async (email: string) => {
    const body = { email, role: 'editor', residents: [] };
    const { link } = await owner.json<{ link: string }>('POST', '/staff/invitations', body);
    const token = link.split('#token=')[1];
    return async (name: string) =>
      (await openBrowser(content).send('POST', '/staff/invitations/accept', { token, name })).status;
  };
  const accept = await invite('edda@radio.test');
  for (const name of ['olu', 'OLU', 'key', 'importer', 'Radio  host'])
    expect(await accept(name), name).toBe(409);
  expect(await accept('Olu B')).toBe(201);
  expect(await (await invite('edda@radio.test'))('Olu B')).toBe(201);
});
