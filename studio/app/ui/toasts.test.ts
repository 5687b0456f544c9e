import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, getToasts, pause, showToast } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  pause(false);
  for (const { id } of getToasts()) dismiss(id);
  vi.useRealTimers();
});

const texts = () => getToasts().map(({ text }) => text);

test('a toast goes after twelve seconds; one with an undo or a problem after thirty', () => {
  showToast('Saved');
  showToast('Taken off', { undo: () => undefined });
  showToast('Refused', { isBad: true });
  vi.advanceTimersByTime(12_000);
  expect(texts()).toEqual(['Taken off', 'Refused']);
  vi.advanceTimersByTime(18_000);
  expect(texts()).toEqual([]);
});

test('while toasts are held none goes, new ones included', () => {
  showToast('First', { undo: () => undefined });
  pause(true);
  showToast('Second');
  vi.advanceTimersByTime(600_000);
  expect(texts()).toEqual(['First', 'Second']);
  pause(false);
  vi.advanceTimersByTime(12_000);
  expect(texts()).toEqual(['First']);
  vi.advanceTimersByTime(18_000);
  expect(texts()).toEqual([]);
});
