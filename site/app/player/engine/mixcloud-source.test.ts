import { expect, test } from 'vitest';
import { MixcloudElement } from './mixcloud-element.ts';
import { mixFeedPath } from './mixcloud-source.ts';

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
