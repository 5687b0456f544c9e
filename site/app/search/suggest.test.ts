import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggest, type Suggestion } from './suggest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function suggestion(title: string): Suggestion {
  return { kind: 'show', title, detail: '', path: `/shows/${title}` };
}

test('typing fetches once, after a pause, for the last text', async () => {
  const requested: string[] = [];
  const suggest = createSuggest(async (query) => {
    requested.push(query);
    return [suggestion(query)];
  });
  for (const text of ['l', 'lo', 'low', 'low ']) suggest.type(text);
  await vi.advanceTimersByTimeAsync(149);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toEqual(['low']);
  expect(suggest.getState().suggestions).toEqual([suggestion('low')]);
});

test('a request for an older text is aborted and its response ignored', async () => {
  const aborted: string[] = [];
  const suggest = createSuggest((query, signal) => {
    signal.addEventListener('abort', () => aborted.push(query));
    return new Promise((done) => setTimeout(() => done([suggestion(query)]), 1000));
  });
  suggest.type('low');
  await vi.advanceTimersByTimeAsync(200);
  suggest.type('lower');
  await vi.advanceTimersByTimeAsync(1100);
  expect(aborted).toEqual(['low']);
  expect(suggest.getState().suggestions).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(suggest.getState()).toMatchObject({ query: 'lower', suggestions: [suggestion('lower')] });
});

test('going back to a text that has its suggestions drops those for the text in between', async () => {
  const suggest = createSuggest(async (query) => [suggestion(query)]);
  suggest.type('low');
  await vi.advanceTimersByTimeAsync(200);
  suggest.type('lowe');
  suggest.type('low');
  await vi.advanceTimersByTimeAsync(200);
  expect(suggest.getState()).toMatchObject({ query: 'low', suggestions: [suggestion('low')] });
});

test('arrows cycle through the suggestions and the text', async () => {
  const suggest = createSuggest(async () => [suggestion('a'), suggestion('b')]);
  suggest.type('ab');
  await vi.advanceTimersByTimeAsync(200);
  const seen = [1, 1, 1, 1].map(() => {
    suggest.move(1);
    return suggest.chosen()?.title;
  });
  expect(seen).toEqual(['a', 'b', undefined, 'a']);
  suggest.move(-1);
  suggest.move(-1);
  expect(suggest.chosen()?.title).toBe('b');
});

test('closing, and a text that is too short, clear the suggestions', async () => {
  const suggest = createSuggest(async () => [suggestion('a')]);
  suggest.type('ab');
  await vi.advanceTimersByTimeAsync(200);
  suggest.type('a');
  expect(suggest.getState().suggestions).toEqual([]);
  suggest.type('ab');
  suggest.close();
  await vi.advanceTimersByTimeAsync(200);
  expect(suggest.getState().suggestions).toEqual([]);
});

test('a failure is logged and changes nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const suggest = createSuggest(async () => Promise.reject(new Error('Network Error')));
  suggest.type('ab');
  await vi.advanceTimersByTimeAsync(200);
  expect(log).toHaveBeenCalledWith('Error fetching suggestions:', expect.any(Error));
  expect(suggest.getState().suggestions).toEqual([]);
  log.mockRestore();
});
