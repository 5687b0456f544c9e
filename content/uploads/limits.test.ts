import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { reservedBytes } from '../http/disk-space.ts';
import { startContent, type TestContent } from '../testing/content.ts';
import { addPerson, type Browser, setUpOwner } from '../testing/people.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openUploads } from './uploads.ts';

type Listed = { uploads: { id: string; name: string }[] };

let content: TestContent;
let editor: Browser;
let ines: Browser;
let bo: Browser;
beforeEach(async () => {
  content = await startContent();
  const owner = await setUpOwner(content);
  editor = await addPerson(content, owner, { name: 'Edda', role: 'editor' });
  ines = await addPerson(content, owner, { name: 'Ines', role: 'host', residents: ['ines'] });
  bo = await addPerson(content, owner, { name: 'Bo', role: 'host', residents: ['bo'] });
});
afterEach(() => content.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');
const headersFor = (name: string, bytes: number) => ({
  'tus-resumable': '1.0.0',
  'upload-length': String(bytes),
  'upload-metadata': `kind ${base64('captions')},name ${base64(name)}`,
});
const begin = (browser: Browser, name: string) =>
  browser.send('POST', '/uploads', undefined, headersFor(name, 1_000));
const namesOf = async (browser: Browser, query = '') =>
  (await browser.json<Listed>('GET', `/uploads${query}`)).uploads.map(({ name }) => name).toSorted();

test('who has too many unfinished uploads holds up nobody else, and goes on after removing one', async () => {
  for (let at = 0; at < 20; at++) expect((await begin(ines, `ines-${at}`)).status).toBe(201);
  const refused = await begin(ines, 'ines-20');
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error: 'You have 20 unfinished uploads; end or remove one first.' },
  ]);
  expect((await begin(bo, 'bo-0')).status).toBe(201);
  const { uploads } = await ines.json<Listed>('GET', '/uploads?own=1');
  await ines.send('DELETE', `/uploads/${uploads[0]?.id}`, undefined, { 'tus-resumable': '1.0.0' });
  expect((await begin(ines, 'ines-20')).status).toBe(201);
});

test('hosts see their own uploads only; editors see all, or their own when they ask for those', async () => {
  for (const [browser, name] of [
    [editor, 'news'],
    [ines, 'hers'],
    [bo, 'his'],
  ] as const)
    await begin(browser, name);
  expect(await namesOf(ines)).toEqual(['hers']);
  expect(await namesOf(bo, '?own=1')).toEqual(['his']);
  expect(await namesOf(editor)).toEqual(['hers', 'his', 'news']);
  expect(await namesOf(editor, '?own=1')).toEqual(['news']);
  expect(JSON.stringify(await editor.json('GET', '/uploads'))).not.toContain('person:');
  expect((await editor.send('GET', '/uploads?own=2')).status).toBe(400);
});

test('the disk must have room for what is still to come of all uploads, not of the new one alone', async () => {
  const uploads = openUploads(temporaryFolder(), undefined, { canDecode: async () => true }, () => 0, {
    free: async () => reservedBytes + 2_500,
  });
  onTestFinished(() => uploads.close());
  const create = async (name: string, owner: string) => {
    const headers = headersFor(name, 1_000);
    return (await uploads.tus(new Request('http://content/uploads', { method: 'POST', headers }), owner))
      .status;
  };
  expect([await create('a', 'one'), await create('b', 'two'), await create('c', 'three')]).toEqual([
    201, 201, 507,
  ]);
  const [first] = await uploads.list();
  if (first) await uploads.remove(first);
  expect(await create('c', 'three')).toBe(201);
});
