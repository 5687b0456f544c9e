import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listUnsaved, onUnsavedChange, removeUnsaved, storeUnsaved } from './unsaved-text.ts';

const listeners = new EventTarget();
beforeEach(() => {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage: Record<string, string> = Object.create(methods);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is not saved is listed by type and person, until it is', () => {
  const unsaved = { form: { title: 'Ebb' }, version: 3 };
  for (const [person, type, name] of [
    [1, 'show', '~a'],
    [1, 'show', '#12'],
    [1, 'genre', '#13'],
    [11, 'show', '#14'],
  ] as const)
    storeUnsaved({ person, type, name }, unsaved);
  expect(listUnsaved(1, 'show')).toEqual({ begun: ['~a'], changed: [12] });
  const told = vi.fn();
  const stop = onUnsavedChange(told);
  removeUnsaved({ person: 1, type: 'show', name: '#12' });
  expect(listUnsaved(1, 'show')).toEqual({ begun: ['~a'], changed: [] });
  listeners.dispatchEvent(new Event('storage'));
  stop();
  removeUnsaved({ person: 1, type: 'show', name: '~a' });
  expect(told).toHaveBeenCalledTimes(2);
});
