import { expect, test } from 'vitest';
import { isSignedBody, signBody } from './signed-body.ts';

test('a body is genuine with its signature only', () => {
  const signature = signBody('text', 'secret');
  expect(isSignedBody('text', signature, 'secret')).toBe(true);
  expect(isSignedBody('texts', signature, 'secret')).toBe(false);
  expect(isSignedBody('text', signature, 'another')).toBe(false);
  expect(isSignedBody('text', '', 'secret')).toBe(false);
});

test('the signature is HMAC-SHA256 in base64url, so that any service can make it', () => {
  expect(signBody('text', 'secret')).toBe('L0Q2hVkpAOYZ8vOyNQw8ilc44ueia8miRNM5PDzWq9Y');
});
