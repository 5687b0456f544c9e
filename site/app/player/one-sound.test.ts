import { afterEach, expect, test, vi } from 'vitest';
import { leaveSound, loseSound, type SoundOwner, soundOwner, takeSound } from './one-sound.ts';

const ownerNamed = (name: SoundOwner['name']) => ({ name, lose: vi.fn() });
afterEach(loseSound);

test('[R-301] whoever starts to play takes the sound from whoever played before', () => {
  const radio = ownerNamed('radio');
  const show = ownerNamed('show');
  takeSound(radio);
  expect(radio.lose).not.toHaveBeenCalled();
  takeSound(show);
  expect(radio.lose).toHaveBeenCalledTimes(1);
  takeSound(show);
  expect(show.lose).not.toHaveBeenCalled();
  takeSound(radio);
  expect(show.lose).toHaveBeenCalledTimes(1);
  leaveSound(show);
  expect(soundOwner()).toBe(radio);
  leaveSound(radio);
  expect(soundOwner()).toBeNull();
});

test('[R-301] of two videos on a page the first loses the sound to the second', () => {
  const [first, second] = [ownerNamed('video'), ownerNamed('video')];
  takeSound(first);
  takeSound(second);
  expect(first.lose).toHaveBeenCalledTimes(1);
  leaveSound(first);
  expect(soundOwner()).toBe(second);
});

test('[R-301] a sound started later in another tab stops this one; one started earlier does not', async () => {
  const radio = ownerNamed('radio');
  takeSound(radio);
  const anotherTab = new BroadcastChannel('longwave-sound');
  const thirdTab = new BroadcastChannel('longwave-sound');
  const heard = vi.fn();
  thirdTab.onmessage = heard;
  anotherTab.postMessage({ at: Date.now() - 60_000, tab: 'other' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(soundOwner()).toBe(radio);
  anotherTab.postMessage({ at: Date.now() + 1, tab: 'other' });
  await vi.waitFor(() => expect(radio.lose).toHaveBeenCalledTimes(1));
  anotherTab.close();
  thirdTab.close();
  expect(soundOwner()).toBeNull();
});

test('[R-301] of two tabs started in the same millisecond exactly one keeps the sound', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const radio = ownerNamed('radio');
  takeSound(radio);
  const at = Date.now();
  const anotherTab = new BroadcastChannel('longwave-sound');
  anotherTab.postMessage({ at, tab: '' });
  anotherTab.postMessage({ at, tab: '~' });
  await vi.waitFor(() => expect(radio.lose).toHaveBeenCalledTimes(1));
  anotherTab.close();
  vi.useRealTimers();
});
