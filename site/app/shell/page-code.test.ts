import { beforeEach, expect, test, vi } from 'vitest';
import { createPageCode, type PageRequest } from './page-code.ts';

const shows: PageRequest = { page: '/shows?page=2', action: 'PUSH', files: ['layout.js', 'shows.js'] };
const info: PageRequest = { page: '/info', action: 'POP', files: ['layout.js', 'info.js'] };

let stored: Map<string, string>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

/** A fake router that requests what the test says; loading the files in `missing` fails. */
function visit({ playing }: { playing: boolean }) {
  const missing = new Set<string>();
  const state = { request: null as PageRequest | null, playing };
  const loadFromServer = vi.fn();
  const reportFailed = vi.fn();
  const load = vi.fn(async (file: string) => {
    if (missing.has(file)) throw new TypeError(`Failed to fetch ${file}`);
    return `code of ${file}`;
  });
  const code = createPageCode({
    ...{ load, loadFromServer, reportFailed },
    currentRequest: () => state.request,
    soundIsWanted: () => state.playing,
  });
  function go(request: PageRequest): Promise<unknown[]> {
    state.request = request;
    code.begin(request);
    return Promise.all(request.files.map(code.loadCode));
  }
  return { missing, state, loadFromServer, reportFailed, load, code, go };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('code that can be loaded is returned, and loaded once', async () => {
  const { go, load } = visit({ playing: false });
  expect(await go(shows)).toEqual(['code of layout.js', 'code of shows.js']);
  await go(info);
  expect(load).toHaveBeenCalledTimes(3);
});

test('[R-603] while nothing plays the requested page is loaded from the server, and not again within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { go, missing, loadFromServer, reportFailed } = visit({ playing: false });
  missing.add('shows.js').add('info.js');
  void go(shows);
  await settled();
  expect(loadFromServer.mock.calls).toEqual([[shows]]);
  void go(info);
  await settled();
  expect(loadFromServer).toHaveBeenCalledTimes(1);
  expect(reportFailed).toHaveBeenLastCalledWith('/info');
  vi.setSystemTime(Date.now() + 10_001);
  void go(info);
  await settled();
  expect(loadFromServer).toHaveBeenLastCalledWith(info);
  vi.useRealTimers();
});

test('without session storage for the marker no page is loaded from the server by itself', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { go, missing, loadFromServer, reportFailed } = visit({ playing: false });
  missing.add('shows.js');
  void go(shows);
  await settled();
  expect(loadFromServer).not.toHaveBeenCalled();
  expect(reportFailed).toHaveBeenLastCalledWith('/shows?page=2');
});

test('while something plays no page is loaded from the server: the failure is reported and can be retried', async () => {
  const { go, code, missing, loadFromServer, reportFailed } = visit({ playing: true });
  missing.add('shows.js');
  const opened = go(shows);
  await settled();
  expect(reportFailed).toHaveBeenLastCalledWith('/shows?page=2');
  code.retry();
  await settled();
  expect(reportFailed).toHaveBeenLastCalledWith('/shows?page=2');
  missing.clear();
  code.retry();
  expect(await opened).toContain('code of shows.js');
  expect(loadFromServer).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
});

test('a retry while nothing plays loads the page from the server, also within ten seconds', async () => {
  const { go, code, state, missing, loadFromServer } = visit({ playing: true });
  missing.add('shows.js');
  void go(shows);
  await settled();
  state.playing = false;
  stored.set('longwave-reloaded', String(Date.now()));
  code.retry();
  expect(loadFromServer.mock.calls).toEqual([[shows]]);
});

test('code that fails after another page was requested is not reported, and is loaded again when needed', async () => {
  const { go, missing, load, loadFromServer, reportFailed } = visit({ playing: false });
  let fail: (error: Error) => void = () => undefined;
  load.mockImplementationOnce(async () => 'code of layout.js');
  load.mockImplementationOnce(() => new Promise<string>((_resolve, reject) => (fail = reject)));
  void go(shows);
  await go(info);
  fail(new TypeError('Failed to fetch'));
  await settled();
  expect(loadFromServer).not.toHaveBeenCalled();
  expect(reportFailed.mock.calls.every(([page]) => page === null)).toBe(true);
  missing.clear();
  expect(await go(shows)).toContain('code of shows.js');
});
