import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  BadSettings,
  key,
  number,
  oneOf,
  onOff,
  password,
  port,
  readSettings,
  urlOrPath,
  webUrl,
} from './settings.ts';

const schema = z.object({
  PORT: port.default(3000),
  HOURS: number({ min: 0.5, max: 24, example: '2' }).default(1),
  SWITCH: onOff.default('on'),
  KIND: oneOf(['own', 'icecast', 'azuracast']).default('own'),
  SITE_URL: webUrl.default(''),
  CONTENT_HOST: urlOrPath.default('/content'),
  STAFF_KEY: key.default(''),
  SOURCE_PASSWORD: password.default(''),
});

function problemsOf(env: Record<string, string>): string[] {
  try {
    readSettings(schema, env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(BadSettings);
    return (error as Error).message.split('\n');
  }
}

test('an empty variable counts as none, and others are read', () => {
  const env = { PORT: ' ', HOURS: '1.5', SITE_URL: 'https://radio.example//', CONTENT_HOST: '/content/' };
  expect(readSettings(schema, env)).toMatchObject({
    PORT: 3000,
    HOURS: 1.5,
    SITE_URL: 'https://radio.example',
    CONTENT_HOST: '/content',
  });
});

test('everything that is wrong is said at once, each with what would be right', () => {
  expect(
    problemsOf({ PORT: '80.5', HOURS: '25', SWITCH: 'yes', KIND: 'vinyl', SITE_URL: 'radio.example' }),
  ).toEqual([
    'PORT: 80.5 cannot be used. Write a whole number from 0 to 65535, such as 3000.',
    'HOURS: 25 cannot be used. Write a number from 0.5 to 24, such as 2.',
    'SWITCH: yes cannot be used. Write on or off.',
    'KIND: vinyl cannot be used. Write own, icecast or azuracast.',
    'SITE_URL: radio.example cannot be used. Write a whole address with http:// or https://, such as https://radio.example.',
  ]);
});

test('secrets are never repeated, and passwords that everybody tries are refused', () => {
  const problems = problemsOf({ STAFF_KEY: 'tooshort', SOURCE_PASSWORD: 'hackme123' });
  expect(problems).toHaveLength(2);
  expect(problems.join()).not.toMatch(/tooshort|hackme123/);
});
