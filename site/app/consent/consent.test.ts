import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the module anew, as the next page would, with the stored answers. */
async function nextPage() {
  vi.resetModules();
  return import('./consent.ts');
}

test('[R-905] agreeing to one purpose agrees to nothing else, for this page or for this device', async () => {
  const first = await nextPage();
  first.refuseAll();
  first.agree('chat', false);
  expect(
    ['counting', 'advertising', 'chat', 'video', 'audio'].filter((one) => first.isAgreed(one as 'chat')),
  ).toEqual(['chat']);
  const second = await nextPage();
  expect(second.isAgreed('chat')).toBe(false);
  second.agree('video', true);
  const third = await nextPage();
  expect(third.isAgreed('video')).toBe(true);
  expect(third.consent.getState().answers).toEqual({
    counting: 'no',
    advertising: 'no',
    chat: 'no',
    video: 'yes',
    audio: 'no',
  });
});

test('a no ends what was agreed to for this page', async () => {
  const { agree, answer, isAgreed } = await nextPage();
  agree('audio', false);
  expect(isAgreed('audio')).toBe(true);
  answer({ audio: 'no' });
  expect(isAgreed('audio')).toBe(false);
});

test('the single choice that earlier versions stored still counts: a refusal for everything, a consent for what was asked', async () => {
  kept.set('longwave-consent', 'yes');
  expect((await nextPage()).consent.getState().answers).toEqual({ counting: 'yes' });
  expect(JSON.parse(kept.get('longwave-consent') ?? '')).toEqual({ counting: 'yes' });
  kept.set('longwave-consent', 'no');
  expect(Object.values((await nextPage()).consent.getState().answers)).toEqual([
    'no',
    'no',
    'no',
    'no',
    'no',
  ]);
});

test('stored choices that are damaged or unknown are ignored', async () => {
  for (const rubbish of ['{', '"maybe"', '[1]', '{"counting":"perhaps","else":"yes"}', 'null']) {
    kept.set('longwave-consent', rubbish);
    expect([rubbish, (await nextPage()).consent.getState().answers]).toEqual([rubbish, {}]);
  }
});

test('Global Privacy Control is a no that a yes of the visitor overrules', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const first = await nextPage();
  expect(first.consent.getState().answers).toEqual({ counting: 'no', advertising: 'no' });
  first.answer({ counting: 'yes' });
  expect((await nextPage()).isAgreed('counting')).toBe(true);
});
