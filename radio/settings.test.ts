import { expect, test } from 'vitest';
import { readRadioSettings } from './settings.ts';

test('every bad variable is named in one message', () => {
  const env = { RADIO_PORT: 'many', CONTENT_HOST: 'nowhere', SOURCE_MOUNT: 'live' };
  expect(() => readRadioSettings(env)).toThrow(/RADIO_PORT.*\n.*CONTENT_HOST.*\n.*SOURCE_MOUNT/);
});

test('an empty environment is enough, and empty variables count as not given', () => {
  expect(readRadioSettings({ RADIO_API_KEY: '' })).toMatchObject({ apiKey: 'pk_longwave_demo', port: 4002 });
});
