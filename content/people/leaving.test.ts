import { afterEach, beforeEach, expect, test } from 'vitest';
import { startContent, type TestContent } from '../testing/content.ts';
import { addPerson, type Browser, openBrowser, setUpOwner } from '../testing/people.ts';

let content: TestContent;
let owner: Browser;

beforeEach(async () => {
  content = await startContent();
  owner = await setUpOwner(content);
});
afterEach(() => content.close());

const invite = async (email: string, role: string, by = owner) => {
  const body = { email, role, residents: [] };
  const { link } = await by.json<{ link: string }>('POST', '/staff/invitations', body);
  return link.split('#token=')[1];
};
const accept = async (token: string | undefined, name: string) =>
  (await openBrowser(content).send('POST', '/staff/invitations/accept', { token, name })).status;

test('whoever goes or gets another role does not come back by an invitation from before', async () => {
  await addPerson(content, owner, { name: 'Edda', role: 'editor' });
  const whileHere = await invite('edda@radio.test', 'editor');
  const another = await invite('bo@radio.test', 'host');
  await owner.json('PATCH', '/staff/people/2', { role: 'host' });
  expect(await accept(whileHere, 'Edda')).toBe(404);
  const later = await invite('edda@radio.test', 'owner');
  await owner.json('PATCH', '/staff/people/2', { isActive: false });
  expect(await accept(later, 'Edda')).toBe(404);
  expect(await accept(another, 'Bo')).toBe(201);
  expect(await accept(await invite('edda@radio.test', 'editor'), 'Edda')).toBe(201);
});

test('with whoever goes, the keys go that they have made, also by a key', async () => {
  const second = await addPerson(content, owner, { name: 'Ada', role: 'owner' });
  const make = (browser: Browser, name: string) =>
    browser.json<{ key: string }>('POST', '/staff/keys', { name, role: 'owner' });
  const kept = await make(owner, 'Kept');
  const made = await make(second, 'Importer');
  const program = openBrowser(content);
  const byKey = { authorization: `Bearer ${made.key}` };
  const body = { name: 'Made by the key', role: 'editor' };
  const hidden = (await (await program.send('POST', '/staff/keys', body, byKey)).json()) as { key: string };
  const status = async ({ key }: { key: string }) =>
    (await openBrowser(content).send('GET', '/documents', undefined, { authorization: `Bearer ${key}` }))
      .status;
  expect([await status(made), await status(hidden)]).toEqual([200, 200]);
  expect(await owner.json('PATCH', '/staff/people/2', { isActive: false })).toMatchObject({ removedKeys: 2 });
  expect([await status(kept), await status(made), await status(hidden)]).toEqual([200, 401, 401]);
  const { keys } = await owner.json<{ keys: object[] }>('GET', '/staff/keys');
  expect(keys).toMatchObject([{ name: 'Kept', creator: 'Olu' }]);
  const { entries } = await owner.json<{ entries: object[] }>('GET', '/staff/audit');
  for (const subject of ['Importer', 'Made by the key'])
    expect(entries).toContainEqual(
      expect.objectContaining({ who: 'Olu', action: 'removed a key', subject, note: 'made by person/2' }),
    );
});

test('with whoever goes, the invitations go that they have made, also by a key', async () => {
  const second = await addPerson(content, owner, { name: 'Ada', role: 'owner' });
  const { key } = await second.json<{ key: string }>('POST', '/staff/keys', { name: 'Door', role: 'owner' });
  const made = await invite('ada@elsewhere.test', 'owner', second);
  const body = { email: 'ada@home.test', role: 'owner' };
  const byKey = await openBrowser(content).send('POST', '/staff/invitations', body, {
    authorization: `Bearer ${key}`,
  });
  const hidden = ((await byKey.json()) as { link: string }).link.split('#token=')[1];
  const kept = await invite('bo@radio.test', 'host');
  await owner.json('PATCH', '/staff/people/2', { isActive: false });
  expect([await accept(made, 'Anna'), await accept(hidden, 'Anne')]).toEqual([404, 404]);
  expect(await accept(kept, 'Bo')).toBe(201);
  const { entries } = await owner.json<{ entries: object[] }>('GET', '/staff/audit');
  for (const subject of ['ada@elsewhere.test', 'ada@home.test'])
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'took back an invitation', subject, note: 'made by person/2' }),
    );
});
