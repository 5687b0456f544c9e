import { beforeEach, expect, test, vi } from 'vitest';
import { type Asked, createPageCode } from './page-chunks.ts';

const shows: Asked = { page: '/shows?page=2', action: 'PUSH', files: ['layout.js', 'shows.js'] };
const info: Asked = { page: '/info', action: 'POP', files: ['layout.js', 'info.js'] };

let kept: Map<string, string>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

/** A router that asks for what the test says, and code that is there or not. */
function visit({ playing }: { playing: boolean }) {
  const missing = new Set<string>();
  const state = { asked: null as Asked | null, playing };
  const loadWhole = vi.fn();
  const tellLost = vi.fn();
  const load = vi.fn(async (file: string) => {
    if (missing.has(file)) throw new TypeError(`Failed to fetch ${file}`);
    return `code of ${file}`;
  });
  const code = createPageCode({
    ...{ load, loadWhole, tellLost },
    asked: () => state.asked,
    soundIsWanted: () => state.playing,
  });
  function go(asked: Asked): Promise<unknown[]> {
    state.asked = asked;
    code.begin(asked);
    return Promise.all(asked.files.map(code.codeOf));
  }
  return { missing, state, loadWhole, tellLost, load, code, go };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[R-603] code that is there is given, and loaded once', async () => {
  const { go, load } = visit({ playing: false });
  expect(await go(shows)).toEqual(['code of layout.js', 'code of shows.js']);
  await go(info);
  expect(load).toHaveBeenCalledTimes(3);
});

test('[R-603] in silence the page asked for is loaded whole, and not again within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { go, missing, loadWhole, tellLost } = visit({ playing: false });
  missing.add('shows.js').add('info.js');
  void go(shows);
  await settled();
  expect(loadWhole.mock.calls).toEqual([[shows]]);
  void go(info);
  await settled();
  expect(loadWhole).toHaveBeenCalledTimes(1);
  expect(tellLost).toHaveBeenLastCalledWith('/info');
  vi.setSystemTime(Date.now() + 10_001);
  void go(info);
  await settled();
  expect(loadWhole).toHaveBeenLastCalledWith(info);
  vi.useRealTimers();
});

test('[R-603] without a place for the marker nothing is loaded by itself', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { go, missing, loadWhole, tellLost } = visit({ playing: false });
  missing.add('shows.js');
  void go(shows);
  await settled();
  expect(loadWhole).not.toHaveBeenCalled();
  expect(tellLost).toHaveBeenLastCalledWith('/shows?page=2');
});

test('[R-603] while something plays no page is loaded whole: the visitor is told and can try again', async () => {
  const { go, code, missing, loadWhole, tellLost } = visit({ playing: true });
  missing.add('shows.js');
  const opened = go(shows);
  await settled();
  expect(tellLost).toHaveBeenLastCalledWith('/shows?page=2');
  code.tryAgain();
  await settled();
  expect(tellLost).toHaveBeenLastCalledWith('/shows?page=2');
  missing.clear();
  code.tryAgain();
  expect(await opened).toContain('code of shows.js');
  expect(loadWhole).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});

test('[R-603] to try again in silence loads the page whole, guard or not', async () => {
  const { go, code, state, missing, loadWhole } = visit({ playing: true });
  missing.add('shows.js');
  void go(shows);
  await settled();
  state.playing = false;
  kept.set('longwave-reloaded', String(Date.now()));
  code.tryAgain();
  expect(loadWhole.mock.calls).toEqual([[shows]]);
});

test('[R-603] code that fails after the visitor went elsewhere is nobody’s loss, and is asked for again when wanted', async () => {
  const { go, missing, load, loadWhole, tellLost } = visit({ playing: false });
  let fail: (error: Error) => void = () => undefined;
  load.mockImplementationOnce(async () => 'code of layout.js');
  load.mockImplementationOnce(() => new Promise<string>((_resolve, reject) => (fail = reject)));
  void go(shows);
  await go(info);
  fail(new TypeError('Failed to fetch'));
  await settled();
  expect(loadWhole).not.toHaveBeenCalled();
  expect(tellLost.mock.calls.every(([page]) => page === null)).toBe(true);
  missing.clear();
  expect(await go(shows)).toContain('code of shows.js');
});
