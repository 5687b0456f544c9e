import { expect, onTestFinished, test, vi } from 'vitest';
import { MixcloudElement } from './mixcloud-element.ts';
import { mixFeedPath } from './mixcloud-source.ts';
import { connectFrameWidget } from './mixcloud-widget.ts';
import { SoundFailure } from './sound-failure.ts';

function widget() {
  const listeners: Record<string, (...values: number[]) => void> = {};
  const on = (name: string) => ({
    on: (listener: (...values: never[]) => void) => {
      listeners[name] = listener as never;
    },
  });
  const asked: string[] = [];
  return {
    asked,
    tell: (name: string, ...values: number[]) => listeners[name]?.(...values),
    widget: {
      ready: Promise.resolve(),
      play: async () => void asked.push('play'),
      pause: async () => void asked.push('pause'),
      seek: async (seconds: number) => asked.push(`seek ${seconds}`) > 0,
      getDuration: async () => 3600,
      events: {
        play: on('play'),
        pause: on('pause'),
        buffering: on('buffering'),
        ended: on('ended'),
        error: on('error'),
        progress: on('progress'),
      },
    },
  };
}

test('[R-404] the widget’s messages become a media element’s events', async () => {
  const element = new MixcloudElement();
  const { widget: own, tell, asked } = widget();
  const heard: string[] = [];
  for (const name of ['loadedmetadata', 'playing', 'pause', 'waiting', 'timeupdate', 'ended', 'error']) {
    element.addEventListener(name, () => heard.push(name));
  }
  await element.attach(own);
  await element.play();
  tell('play');
  tell('progress', 12, 3600);
  expect(element).toMatchObject({ paused: false, currentTime: 12, duration: 3600 });
  element.currentTime = 60;
  tell('buffering');
  element.pause();
  tell('pause');
  tell('ended');
  expect(element).toMatchObject({ paused: true, ended: true });
  tell('error');
  expect(asked).toEqual(['play', 'seek 60', 'pause']);
  expect(heard.filter((name) => name !== 'timeupdate')).toEqual([
    'loadedmetadata',
    'playing',
    'waiting',
    'pause',
    'ended',
    'error',
  ]);
});

test('[R-404] a mix is named to the widget by its path', () => {
  expect(mixFeedPath('https://www.mixcloud.com/station/late-show/')).toBe('/station/late-show/');
  expect(mixFeedPath('station/late-show')).toBe('/station/late-show/');
});

test('[R-404] a play that the widget could not do is a failure, and is answered once', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const origin = 'https://radio.test';
  const calls: { id: number; call: string }[] = [];
  const source = { postMessage: ({ mix }: { mix: { id: number; call: string } }) => calls.push(mix) };
  let hear: (event: object) => void = () => undefined;
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  const answer = (mix: object) => hear({ source, origin, data: { mix } });
  const frame = { contentWindow: source } as unknown as HTMLIFrameElement;
  const connected = connectFrameWidget(frame, new AbortController().signal);
  answer({ ready: true });
  const own = await connected;
  const element = new MixcloudElement();
  const attached = element.attach(own);
  answer({ id: 1, result: 3600 });
  await attached;
  const played = element.play();
  answer({ id: 2, failed: true });
  await expect(played).rejects.toThrow(SoundFailure);
  const again = element.play();
  answer({ id: 2, failed: true });
  answer({ id: 3, result: null });
  await expect(again).resolves.toBeUndefined();
  element.pause();
  answer({ id: 4, failed: true });
  expect(calls.map(({ call }) => call)).toEqual(['getDuration', 'play', 'play', 'pause']);
});
