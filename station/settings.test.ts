import { expect, test } from 'vitest';
import { allSettings, checkAllSettings, settingsWarnings } from './all-settings.ts';
import { readStationSettings } from './settings.ts';

function fault(env: Record<string, string>): string {
  try {
    checkAllSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  [
    { TRUSTED_PROXIES: 'nginx' },
    'TRUSTED_PROXIES: nginx cannot be used. Write addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8, separated by commas; names are not looked up.',
  ],
  [
    { SITE_URL: 'radio.example' },
    'SITE_URL: radio.example cannot be used. Write a whole address with http:// or https://, such as https://radio.example.',
  ],
  [{ PORT: 'abc' }, 'PORT: abc cannot be used. Write a whole number from 0 to 65535, such as 3000.'],
  [{ PORT: '3000.5' }, 'PORT: 3000.5 cannot be used. Write a whole number from 0 to 65535, such as 3000.'],
  [{ PORT: '70000' }, 'PORT: 70000 cannot be used. Write a whole number from 0 to 65535, such as 3000.'],
  [{ RATE_LIMIT: 'yes' }, 'RATE_LIMIT: yes cannot be used. Write on or off.'],
  [{ CONTENT_KEY: 'short' }, 'CONTENT_KEY: Write at least 16 characters, the more random the better.'],
  [
    { RADIO_HOST: 'icecast' },
    'RADIO_HOST_URL: Write it too, since RADIO_HOST is icecast.\nRADIO_HOST_STATION: Write it too, since RADIO_HOST is icecast.',
  ],
])('%o is one sentence that says what would be right', (env, said) => {
  expect(fault(env)).toBe(said);
});

test('a folder that is not there is a sentence, once', () => {
  expect(() => readStationSettings({ STATION: '/nowhere' })).toThrow(
    'STATION: /nowhere cannot be used. There is no such folder. npm run new -- my-station makes one; without STATION the demo is taken.',
  );
});

test('whatever is written into a setting, a fault is a whole sentence about that setting, and no secret is repeated', () => {
  const odd = [
    'abc',
    '-1',
    '1e999',
    ' ',
    '//x',
    'http://',
    'https://',
    '£',
    'true',
    '0x10',
    'a,b',
    '::1/999',
  ];
  let faults = 0;
  for (const [, schema] of allSettings)
    for (const name of Object.keys(schema.shape))
      for (const value of odd) {
        const said = fault({ [name]: value });
        if (said === '') continue;
        faults++;
        for (const line of said.split('\n')) {
          expect([name, value, line]).toEqual([name, value, expect.stringMatching(/^[A-Z_]+: .*\.$/)]);
          expect(line).not.toMatch(/Invalid|expected|received|Too (?:small|big)|must /);
          if (/KEY|SECRET|PASSWORD|TOKEN/.test(name)) expect(line).not.toContain(`${value} cannot`);
        }
      }
  expect(faults).toBeGreaterThan(100);
});

test('several bad settings of several parts are said at once', () => {
  const said = fault({ PORT: 'x', CONTENT_PORT: 'x', RADIO_PORT: 'x', SITE_PORT: 'x', SITE_ORIGIN: 'x' });
  expect(said.split('\n').map((line) => line.split(':')[0])).toEqual([
    ...['PORT', 'SITE_PORT', 'CONTENT_PORT', 'SITE_ORIGIN', 'RADIO_PORT'],
  ]);
});

test('a name close to a setting is pointed out, other names are nobody’s business', () => {
  const site = { SITE_URL: 'https://radio.example' };
  const warned = (name: string) => settingsWarnings({ ...site, [name]: 'x' }, 3000);
  for (const [name, meant] of [
    ['SITE_ULR', 'SITE_URL'],
    ['SITEURL', 'SITE_URL'],
    ['site_url', 'SITE_URL'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['TRUST_PROXY', undefined],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['CONTENTKEY', 'CONTENT_KEY'],
    ['SOURCE_PASWORD', 'SOURCE_PASSWORD'],
    ['PROT', 'PORT'],
    ['RATELIMIT', 'RATE_LIMIT'],
  ] as const)
    expect([name, warned(name)]).toEqual([
      name,
      meant ? [`${name} is not a setting, and changes nothing. Did you mean ${meant}?`] : [],
    ]);
  const machine = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'PWD',
    'SHELL',
    'LANG',
    'MAIL',
    'TERM',
    'USER',
    'LOGNAME',
    'TZ',
  ];
  const tools = ['NODE_ENV', 'NODE_OPTIONS', 'npm_config_cache', 'INIT_CWD', 'EDITOR', 'XDG_DATA_DIRS', 'CI'];
  for (const name of [...machine, ...tools, ...Object.keys(process.env)])
    expect([name, warned(name)]).toEqual([name, []]);
});

test('without SITE_URL a warning says what feeds will say', () => {
  expect(settingsWarnings({}, 3210)).toEqual([
    'SITE_URL is not set: podcasts, feeds and shared links say http://localhost:3210. Set SITE_URL=https://your.station before others use them.',
  ]);
});
