import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const check = (headers: Record<string, string>, ownOrigins: string[] = []) =>
  isCrossSite((name) => headers[name], ownOrigins);

test('a request is cross-site when its origin is neither the host that was asked nor one of our own', () => {
  const host = 'radio.example';
  expect(check({ host, origin: 'https://radio.example' })).toBe(false);
  expect(check({ host, origin: 'https://site.example' })).toBe(true);
  expect(check({ host, origin: 'https://site.example' }, ['https://site.example'])).toBe(false);
  expect(check({ host, origin: 'null' })).toBe(true);
});

test('without an origin the browser says where the request is from; a program says nothing', () => {
  expect(check({ host: 'radio.example' })).toBe(false);
  expect(check({ 'sec-fetch-site': 'none' })).toBe(false);
  expect(check({ 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(check({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(check({ 'sec-fetch-site': 'same-origin', origin: 'https://any.example' })).toBe(false);
});
