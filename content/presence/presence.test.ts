import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContent, type TestContent } from '../testing/content.ts';
import { show } from '../testing/documents.ts';
import { addPerson, type Browser, setUpOwner } from '../testing/people.ts';

let now = Date.parse('2026-11-16T12:00:00Z');
let content: TestContent;
let owner: Browser;
let editor: Browser;

beforeAll(async () => {
  content = await startContent([show('mine', '2026-11-01T20:00:00Z')], { now: () => now });
  owner = await setUpOwner(content);
  editor = await addPerson(content, owner, { name: 'Edda', role: 'editor' });
});
afterAll(() => content.close());

const say = async (who: Browser, tab: string, isOpen = true) =>
  (await who.json<{ others: unknown }>('POST', '/documents/show/mine/presence', { tab, isOpen })).others;

test('who has a document open hears of the others, until they close it or are not heard of any more', async () => {
  expect(await say(owner, 'a')).toEqual([]);
  expect(await say(editor, 'a')).toEqual([{ name: 'Olu', isYou: false }]);
  expect(await say(owner, 'a')).toEqual([{ name: 'Edda', isYou: false }]);
  expect(await say(owner, 'b')).toEqual([
    { name: 'Edda', isYou: false },
    { name: 'Olu', isYou: true },
  ]);
  await say(editor, 'a', false);
  expect(await say(owner, 'a')).toEqual([{ name: 'Olu', isYou: true }]);
  now += 89_999;
  expect(await say(owner, 'a')).toEqual([{ name: 'Olu', isYou: true }]);
  now += 1;
  expect(await say(owner, 'a')).toEqual([]);
});
