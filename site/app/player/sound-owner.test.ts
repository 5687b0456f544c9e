import { afterEach, expect, test, vi } from 'vitest';
import { claimSound, releaseSound, type SoundOwner, soundOwner, stopSound } from './sound-owner.ts';

const ownerNamed = (name: SoundOwner['name']) => ({ name, onLost: vi.fn() });
afterEach(stopSound);

test('[R-301] whoever starts to play takes the sound from whoever played before', () => {
  const radio = ownerNamed('radio');
  const show = ownerNamed('show');
  claimSound(radio);
  expect(radio.onLost).not.toHaveBeenCalled();
  claimSound(show);
  expect(radio.onLost).toHaveBeenCalledTimes(1);
  claimSound(show);
  expect(show.onLost).not.toHaveBeenCalled();
  claimSound(radio);
  expect(show.onLost).toHaveBeenCalledTimes(1);
  releaseSound(show);
  expect(soundOwner()).toBe(radio);
  releaseSound(radio);
  expect(soundOwner()).toBeNull();
});

test('of two videos on a page the first loses the sound to the second', () => {
  const [first, second] = [ownerNamed('video'), ownerNamed('video')];
  claimSound(first);
  claimSound(second);
  expect(first.onLost).toHaveBeenCalledTimes(1);
  releaseSound(first);
  expect(soundOwner()).toBe(second);
});

test('a sound started later in another tab stops this one; one started earlier does not', async () => {
  const radio = ownerNamed('radio');
  claimSound(radio);
  const anotherTab = new BroadcastChannel('longwave-sound');
  const thirdTab = new BroadcastChannel('longwave-sound');
  const heard = vi.fn();
  thirdTab.onmessage = heard;
  anotherTab.postMessage({ at: Date.now() - 60_000, tab: 'other' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(soundOwner()).toBe(radio);
  anotherTab.postMessage({ at: Date.now() + 1, tab: 'other' });
  await vi.waitFor(() => expect(radio.onLost).toHaveBeenCalledTimes(1));
  anotherTab.close();
  thirdTab.close();
  expect(soundOwner()).toBeNull();
});

test('of two tabs started in the same millisecond exactly one keeps the sound', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const radio = ownerNamed('radio');
  claimSound(radio);
  const at = Date.now();
  const anotherTab = new BroadcastChannel('longwave-sound');
  anotherTab.postMessage({ at, tab: '' });
  anotherTab.postMessage({ at, tab: '~' });
  await vi.waitFor(() => expect(radio.onLost).toHaveBeenCalledTimes(1));
  anotherTab.close();
  vi.useRealTimers();
});
