import { expect, test } from 'vitest';
import { readSiteSettings } from './settings.ts';

test('by default everything is found beside the site', () => {
  expect(readSiteSettings({}).browser).toMatchObject({
    contentHost: '/content',
    streamUrl: '/radio/stream',
    socket: { url: '', path: '/radio/socket.io' },
    audioHost: '/radio',
  });
});

test('services elsewhere are reached at their URLs', () => {
  const { browser } = readSiteSettings({
    RADIO_SOCKET_HOST: 'https://api.example/live/',
    STREAM_HOST: 'https://s.example',
  });
  expect(browser.streamUrl).toBe('https://s.example/stream');
  expect(browser.socket).toMatchObject({ url: 'https://api.example', path: '/live/socket.io' });
});

test('the key for the change feed is not among what browsers get', () => {
  const key = 'a-key-of-the-staff-only';
  const { feedKey, browser } = readSiteSettings({ CONTENT_KEY: key });
  expect(feedKey).toBe(key);
  expect(JSON.stringify(browser)).not.toContain(key);
});

test('every bad setting is named in one message', () => {
  expect(() => readSiteSettings({ CONTENT_HOST: '//evil', PAGE_CACHE_MB: 'much' })).toThrow(
    /CONTENT_HOST[\s\S]*PAGE_CACHE_MB/,
  );
});

test('a station without notices offers none', () => {
  expect(readSiteSettings({}).browser.notices).toBe(true);
  expect(readSiteSettings({ PUSH: 'off' }).browser.notices).toBe(false);
});
