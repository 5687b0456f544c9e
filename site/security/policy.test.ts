import { expect, test } from 'vitest';
import { readSiteSettings } from '../settings.ts';
import { createPolicy, fixedHeaders } from './policy.ts';

test('the scripts the site wrote are allowed by hash, and nothing inline otherwise', () => {
  const policy = createPolicy(readSiteSettings({}))('/', ["'sha256-abc'"]);
  expect(policy).toContain("script-src 'self' 'sha256-abc'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("object-src 'none'");
});

test('no page lets in hosts of others that nobody configured; the frames of their players do', () => {
  const policy = createPolicy(readSiteSettings({}));
  for (const path of ['/', '/tv/session', '/listen', '/embed/shows/late-show', '/embed/video/x'])
    expect([path, /https:/.test(policy(path, []))]).toEqual([path, false]);
  expect(policy('/embed/video', [])).toMatch(
    /script-src 'self' https:\/\/www\.youtube\.com https:\/\/player\.vimeo\.com;/,
  );
  expect(policy('/embed/video', [])).not.toContain('mixcloud');
  expect(policy('/embed/mix', [])).toMatch(/script-src 'self' https:\/\/widget\.mixcloud\.com;/);
  for (const frame of ['/embed/video', '/embed/mix']) {
    expect(policy(frame, [])).toContain("frame-ancestors 'self'");
    expect(policy(frame, ["'sha256-abc'"])).not.toMatch(/unsafe|sha256/);
  }
  expect(createPolicy(readSiteSettings({ VIDEO_HOSTS: 'off' }))('/embed/video', [])).not.toContain('https:');
});

test('only hosts of the settings are let in', () => {
  const bare = createPolicy(readSiteSettings({}))('/', []);
  expect(bare).not.toContain('https:');
  const policy = createPolicy(
    readSiteSettings({ RADIO_SOCKET_HOST: 'https://radio.example', ANALYTICS_HOST: 'https://ph.example/x' }),
  )('/', []);
  expect(policy).toMatch(
    /connect-src [^;]*https:\/\/radio\.example wss:\/\/radio\.example https:\/\/ph\.example/,
  );
});

test('sound from SoundCloud is let in where the station plays from it, and nowhere else', () => {
  const policy = (env: NodeJS.ProcessEnv) => createPolicy(readSiteSettings(env))('/', []);
  const withIt = policy({ SOUNDCLOUD_CLIENT_ID: 'ours' });
  expect(withIt).toMatch(/connect-src [^;]*https:\/\/\*\.soundcloud\.cloud/);
  expect(withIt).toMatch(/media-src [^;]*https:\/\/\*\.soundcloud\.cloud/);
  expect(policy({})).not.toContain('soundcloud');
});

test('the stream of another radio host is allowed, from its origin alone, and only where it is not proxied', () => {
  const media = (env: NodeJS.ProcessEnv) =>
    /media-src ([^;]*)/.exec(createPolicy(readSiteSettings(env))('/', []))?.[1];
  const ours = "'self' blob:";
  expect(media({})).toBe(ours);
  const icecast = {
    RADIO_HOST: 'icecast',
    RADIO_HOST_URL: 'http://radio.example:8000',
    RADIO_HOST_STATION: '/station.mp3',
  };
  expect(media(icecast)).toBe(`${ours} http://radio.example:8000`);
  expect(media({ ...icecast, SITE_URL: 'https://station.example' })).toBe(ours);
  expect(media({ ...icecast, RADIO_HOST_PROXY: 'on' })).toBe(ours);
  expect(media({ ...icecast, RADIO_HOST_STREAM: 'https://cdn.example/station' })).toBe(
    `${ours} https://cdn.example`,
  );
  expect(media({ RADIO_HOST: 'radiocult', RADIO_HOST_STATION: 'station' })).toBe(
    `${ours} https://station.radiocult.fm`,
  );
  const azuracast = { ...icecast, RADIO_HOST: 'azuracast', RADIO_HOST_STATION: 'station' };
  expect(media(azuracast)).toBe(`${ours} http://radio.example:8000`);
});

test('rewind is not offered with another radio host', () => {
  expect(readSiteSettings({}).browser).toMatchObject({ rewind: true });
  const other = readSiteSettings({ RADIO_HOST: 'radiocult', RADIO_HOST_STATION: 'station' });
  expect(other.browser).toMatchObject({ rewind: false });
});

test('a page to be embedded may be framed by anyone', () => {
  expect(createPolicy(readSiteSettings({}))('/embed/shows/late-show', [])).toContain('frame-ancestors *');
});

test('transport security is promised only where the site is on TLS', () => {
  expect(fixedHeaders(readSiteSettings({}))).not.toHaveProperty('strict-transport-security');
  const secure = fixedHeaders(readSiteSettings({ SITE_URL: 'https://radio.example' }));
  expect(secure).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('only the frame of advertising lets in what a tag manager brings, and only where one is configured', () => {
  const at = (path: string, env: NodeJS.ProcessEnv) => createPolicy(readSiteSettings(env))(path, []);
  const tags = { TAG_MANAGER_ID: 'GTM-TEST1' };
  expect(at('/', tags)).toBe(at('/', {}));
  expect(at('/embed/advertising', tags)).toMatch(
    /script-src 'self' https: [^;]*'unsafe-inline' 'unsafe-eval'/,
  );
  expect(at('/embed/advertising', {})).not.toMatch(/unsafe|https:/);
  const pixel = at('/embed/advertising', { PIXEL_ID: '12345' });
  expect(pixel).toContain("script-src 'self' https://connect.facebook.net");
  expect(pixel).not.toContain('unsafe');
});
