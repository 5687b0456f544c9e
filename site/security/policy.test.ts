import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSiteSettings } from '../settings.ts';
import { createPolicy, fixedHeaders, scriptHashes } from './policy.ts';

test('inline scripts are allowed by hash, and nothing inline otherwise', () => {
  const policy = createPolicy(readSiteSettings({}))(
    '<script>let a</script><script src="/x.js"></script>',
    false,
  );
  const hash = createHash('sha256').update('let a').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("object-src 'none'");
});

test('data blocks and scripts with an address need no hash', () => {
  expect(
    scriptHashes('<script type="application/ld+json">{}</script><script async src="/a.js"></script>'),
  ).toEqual([]);
});

test('only hosts of the settings are let in', () => {
  const bare = createPolicy(readSiteSettings({ VIDEO_HOSTS: 'off' }))('', false);
  expect(bare).not.toContain('https:');
  const policy = createPolicy(
    readSiteSettings({ RADIO_SOCKET_HOST: 'https://radio.example', ANALYTICS_HOST: 'https://ph.example/x' }),
  )('', false);
  expect(policy).toMatch(
    /connect-src [^;]*https:\/\/radio\.example wss:\/\/radio\.example https:\/\/ph\.example/,
  );
});

test('[R-402] sound from SoundCloud is let in where the station plays from it, and nowhere else', () => {
  const policy = (env: NodeJS.ProcessEnv) => createPolicy(readSiteSettings(env))('', false);
  const withIt = policy({ SOUNDCLOUD_CLIENT_ID: 'ours' });
  expect(withIt).toMatch(/connect-src [^;]*https:\/\/\*\.soundcloud\.cloud/);
  expect(withIt).toMatch(/media-src [^;]*https:\/\/\*\.soundcloud\.cloud/);
  expect(policy({})).not.toContain('soundcloud');
});

test('[R-301] the stream of another radio host is let in, from its origin alone, and only where it is not passed on', () => {
  const media = (env: NodeJS.ProcessEnv) =>
    /media-src ([^;]*)/.exec(createPolicy(readSiteSettings(env))('', false))?.[1];
  const ours = "'self' blob:";
  expect(media({})).toBe(ours);
  const icecast = {
    RADIO_HOST: 'icecast',
    RADIO_HOST_URL: 'http://radio.example:8000',
    RADIO_HOST_STATION: '/quay.mp3',
  };
  expect(media(icecast)).toBe(`${ours} http://radio.example:8000`);
  expect(media({ ...icecast, SITE_URL: 'https://quay.example' })).toBe(ours);
  expect(media({ ...icecast, RADIO_HOST_PROXY: 'on' })).toBe(ours);
  expect(media({ ...icecast, RADIO_HOST_STREAM: 'https://cdn.example/quay' })).toBe(
    `${ours} https://cdn.example`,
  );
  expect(media({ RADIO_HOST: 'radiocult', RADIO_HOST_STATION: 'quay' })).toBe(
    `${ours} https://quay.radiocult.fm`,
  );
  const azuracast = { ...icecast, RADIO_HOST: 'azuracast', RADIO_HOST_STATION: 'quay' };
  expect(media(azuracast)).toBe(`${ours} http://radio.example:8000`);
});

test('[R-301] what another radio host cannot do is not offered', () => {
  expect(readSiteSettings({}).browser).toMatchObject({ rewind: true, tracks: false });
  const other = readSiteSettings({ RADIO_HOST: 'radiocult', RADIO_HOST_STATION: 'quay' });
  expect(other.browser).toMatchObject({ rewind: false, tracks: true });
});

test('a page to be embedded may be framed by anyone', () => {
  expect(createPolicy(readSiteSettings({}))('', true)).toContain('frame-ancestors *');
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
