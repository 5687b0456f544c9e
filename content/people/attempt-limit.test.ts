import { expect, test } from 'vitest';
import { createSignInLimits } from './attempt-limit.ts';

const email = 'olu@radio.test';

test('whoever guesses from elsewhere does not keep the owner of an e-mail from signing in', () => {
  const limits = createSignInLimits(() => 0);
  for (let count = 0; count < 10; count++) limits.take('203.0.113.9', email);
  expect(() => limits.take('203.0.113.9', email)).toThrow('Try again in 60 s');
  limits.take('198.51.100.7', email);
});

test('from all addresses together there are a hundred guesses at one e-mail, and one more each ten seconds', () => {
  let now = 0;
  const limits = createSignInLimits(() => now);
  const guess = (count: number) => limits.take(`198.51.100.${count}`, email);
  for (let count = 0; count < 100; count++) guess(count);
  expect(() => guess(100)).toThrow('Try again in 10 s');
  limits.take('198.51.100.100', 'edda@radio.test');
  now += 10_000;
  guess(100);
  expect(() => guess(101)).toThrow('Try again in 10 s');
});

test('all addresses of a /64 share one limit', () => {
  const limits = createSignInLimits(() => 0);
  for (let count = 0; count < 10; count++) limits.take(`2001:db8::${count}`, email);
  expect(() => limits.take('2001:db8::ffff', email)).toThrow('Try again in 60 s');
});
