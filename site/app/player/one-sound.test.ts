import { expect, test, vi } from 'vitest';
import { leaveSound, soundHolder, takeSound } from './one-sound.ts';

test('[R-301] whoever starts to play pauses whoever played before', () => {
  const radio = vi.fn();
  const show = vi.fn();
  takeSound('radio', radio);
  expect(radio).not.toHaveBeenCalled();
  takeSound('show', show);
  expect(radio).toHaveBeenCalledTimes(1);
  takeSound('show', show);
  expect(show).not.toHaveBeenCalled();
  takeSound('radio', radio);
  expect(show).toHaveBeenCalledTimes(1);
  leaveSound('show');
  expect(soundHolder()).toBe('radio');
  leaveSound('radio');
  expect(soundHolder()).toBeNull();
});

test('[R-301] a sound started in another tab pauses this one', async () => {
  const pause = vi.fn();
  takeSound('radio', pause);
  const anotherTab = new BroadcastChannel('longwave-sound');
  anotherTab.postMessage('taken');
  await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(1));
  anotherTab.close();
  expect(soundHolder()).toBeNull();
});
