import { afterEach, expect, test, vi } from 'vitest';
import { warnBeforeClosing } from './warn-before-closing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['done', 'failed'])(
  'whoever closes the tab is asked first until the work is %s',
  async (outcome) => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const work = warnBeforeClosing(() => promise).catch((error) => error.message);
    expect(isAsked()).toBe(true);
    if (outcome === 'done') resolve('done');
    else reject(new Error('failed'));
    expect(await work).toBe(outcome);
    expect(isAsked()).toBe(false);
  },
);
