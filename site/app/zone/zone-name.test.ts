import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['Europe/London', 'London'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Calcutta', 'Kolkata'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'UTC−5'],
  ['Etc/GMT-13', 'UTC+13'],
])('[R-307] %s is named %s beside a time', (zone, name) => expect(zoneName(zone)).toBe(name));
