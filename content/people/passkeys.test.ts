import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { startContent, type TestContent } from '../testing/content.ts';
import { addPerson, type Browser, openBrowser, setUpOwner, siteOrigin } from '../testing/people.ts';

type Options = { challenge: string; rp: { id: string }; rpId: string; user: { id: string } };

let now = Date.parse('2026-11-16T12:00:00Z');
let content: TestContent;
let owner: Browser;
let authenticator: ReturnType<typeof createAuthenticator>;

beforeEach(async () => {
  content = await startContent([], { now: () => now });
  owner = await setUpOwner(content);
  authenticator = createAuthenticator({ origin: siteOrigin });
});
afterEach(() => content.close());

async function register(browser: Browser, by = authenticator): Promise<Response> {
  const options = await browser.json<Options>('POST', '/staff/passkeys/options');
  return browser.send('POST', '/staff/passkeys', by.register(options));
}

async function answer(browser: Browser, by = authenticator) {
  return by.sign(await browser.json<Options>('POST', '/staff/sign-in/passkey/options'));
}

test('[R-702] a passkey is added, and signs in without a password or an e-mail', async () => {
  expect((await register(owner)).status).toBe(201);
  const browser = openBrowser(content);
  const response = await browser.send('POST', '/staff/sign-in/passkey', await answer(browser));
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { person: { name: 'Olu', role: 'owner' } },
  ]);
  expect(await browser.json('GET', '/staff/session')).toMatchObject({ person: { email: 'olu@radio.test' } });
  const { people } = await owner.json<{ people: object[] }>('GET', '/staff/people');
  expect(people).toMatchObject([{ passkeys: 1, hasPassword: false }]);
});

test('[R-702] a signed challenge is accepted once, for five minutes, for this site and with user verification', async () => {
  await register(owner);
  const browser = openBrowser(content);
  const statusOf = async (given: object) =>
    (await browser.send('POST', '/staff/sign-in/passkey', given)).status;
  const used = await answer(browser);
  expect(await statusOf(used)).toBe(200);
  expect(await statusOf(used)).toBe(401);
  const late = await answer(browser);
  now += 5 * 60_000;
  expect(await statusOf(late)).toBe(401);
  authenticator.origin = 'https://radio.test.evil.example';
  expect(await statusOf(await answer(browser))).toBe(401);
  authenticator.origin = siteOrigin;
  authenticator.flags = 1;
  expect(await statusOf(await answer(browser))).toBe(401);
  authenticator.flags = 5;
  const invented = authenticator.sign({
    challenge: Buffer.alloc(38).toString('base64url'),
    rpId: 'radio.test',
  });
  expect(await statusOf(invented)).toBe(401);
  const other = await answer(browser, createAuthenticator({ origin: siteOrigin }));
  expect(await statusOf({ ...other, id: used.id, rawId: used.id })).toBe(401);
  expect(await statusOf({ ...(await answer(browser)), response: {} })).toBe(401);
  authenticator.counter = 0;
  expect(await statusOf(await answer(browser))).toBe(401);
  authenticator.counter = 100;
  expect(await statusOf(await answer(browser))).toBe(200);
});

test('[R-702] a passkey is one person’s: not added twice or with another’s options, and gone when removed', async () => {
  const editor = await addPerson(content, owner, { name: 'Edda', role: 'editor' });
  const options = await owner.json<Options>('POST', '/staff/passkeys/options');
  expect((await editor.send('POST', '/staff/passkeys', authenticator.register(options))).status).toBe(400);
  expect((await register(owner)).status).toBe(201);
  expect((await register(editor)).status).toBe(409);
  const { passkeys } = await owner.json<{ passkeys: { id: string }[] }>('GET', '/staff/passkeys');
  expect(passkeys.length).toBe(1);
  const path = `/staff/passkeys/${passkeys[0]?.id}`;
  expect((await editor.send('DELETE', path)).status).toBe(404);
  expect((await owner.send('DELETE', path)).status).toBe(204);
  expect(
    (await openBrowser(content).send('POST', '/staff/sign-in/passkey', await answer(editor))).status,
  ).toBe(401);
});

test('[R-702] a passkey proves again who one is, and only its own person', async () => {
  const editor = await addPerson(content, owner, { name: 'Edda', role: 'editor' });
  await register(owner);
  now += 20 * 60_000;
  expect((await owner.send('DELETE', '/staff/keys/1')).status).toBe(403);
  expect((await editor.send('POST', '/staff/step-up', { passkey: await answer(editor) })).status).toBe(401);
  const { stepUpUntil } = await owner.json('POST', '/staff/step-up', { passkey: await answer(owner) });
  expect(stepUpUntil).toBe(new Date(now + 10 * 60_000).toISOString());
  expect((await owner.send('DELETE', '/staff/keys/1')).status).toBe(404);
});

test('[R-700] [R-702] the first owner and whoever is invited may join with a passkey alone', async () => {
  const station = await startContent([], { now: () => now });
  const first = { token: await station.makeSetupToken(), name: 'Nia', email: 'nia@radio.test' };
  const newOwner = openBrowser(station);
  const wrong = await newOwner.send('POST', '/staff/setup/passkey/options', { ...first, token: 'x' });
  expect(wrong.status).toBe(403);
  const options = await newOwner.json<Options>('POST', '/staff/setup/passkey/options', first);
  const passkey = authenticator.register(options);
  expect((await newOwner.send('POST', '/staff/setup', { ...first, passkey })).status).toBe(201);
  const again = openBrowser(station);
  expect((await again.send('POST', '/staff/sign-in/passkey', await answer(again))).status).toBe(200);
  expect(await again.json('GET', '/staff/session')).toMatchObject({ person: { email: 'nia@radio.test' } });

  const invite = async (email: string) => {
    const { link } = await newOwner.json<{ link: string }>('POST', '/staff/invitations', {
      ...{ email, role: 'editor', residents: [] },
    });
    return { token: link.split('#token=')[1], name: 'Edda' };
  };
  const invited = await invite('edda@radio.test');
  const guest = openBrowser(station);
  const path = '/staff/invitations/accept';
  const own = createAuthenticator({ origin: siteOrigin });
  const given = own.register(await guest.json<Options>('POST', `${path}/passkey/options`, invited));
  const other = await invite('other@radio.test');
  expect((await guest.send('POST', path, { ...other, passkey: given })).status).toBe(400);
  expect((await guest.send('POST', path, { ...invited, passkey: given })).status).toBe(201);
  expect((await guest.send('POST', `${path}/passkey/options`, invited)).status).toBe(404);
  const { people } = await newOwner.json<{ people: object[] }>('GET', '/staff/people');
  expect(people).toMatchObject([
    { name: 'Nia', passkeys: 1, hasPassword: false },
    { name: 'Edda', passkeys: 1, hasPassword: false },
  ]);
  await station.close();
});

test('[R-702] a passkey that cannot be used makes nobody join, and the link stays good', async () => {
  const station = await startContent([], { now: () => now });
  const first = { token: await station.makeSetupToken(), name: 'Nia', email: 'nia@radio.test' };
  const browser = openBrowser(station);
  const passkey = createAuthenticator({ origin: 'https://elsewhere.test' }).register(
    await browser.json<Options>('POST', '/staff/setup/passkey/options', first),
  );
  expect((await browser.send('POST', '/staff/setup', { ...first, passkey })).status).toBe(400);
  expect((await browser.send('GET', '/staff/session')).status).toBe(401);
  expect((await browser.send('POST', '/staff/setup', first)).status).toBe(201);
  await station.close();
});
