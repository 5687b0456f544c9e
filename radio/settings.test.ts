import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readRadioSettings } from './settings.ts';

test('every unusable setting is named in one message', () => {
  const env = { RADIO_PORT: 'many', CONTENT_HOST: 'nowhere', SOURCE_MOUNT: 'live' };
  expect(() => readRadioSettings(env)).toThrow(/RADIO_PORT.*\n.*CONTENT_HOST.*\n.*SOURCE_MOUNT/);
});

test('an empty environment is enough, and empty variables count as not given', () => {
  expect(readRadioSettings({ RADIO_API_KEY: '' })).toMatchObject({ apiKey: 'pk_longwave_demo', port: 4002 });
});

test('paths are relative to the root of the repository', () => {
  const { data, station } = readRadioSettings({ DATA: 'elsewhere', STATION: 'radio/testing/station' });
  expect(data).toBe(resolve(import.meta.dirname, '../elsewhere'));
  expect(station).toBe(resolve(import.meta.dirname, 'testing/station'));
});
