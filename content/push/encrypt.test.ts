import { expect, test } from 'vitest';
import { decrypted, newBrowser } from '../../testing/push-browser.ts';
import { encryptFor, isRecipient } from './encrypt.ts';

test('the example of RFC 8291, appendix A, comes out byte by byte', () => {
  const body = encryptFor(
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    'When I grow up, I want to be a watermelon',
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('each notice has secrets of its own, and its browser reads it', () => {
  const browser = newBrowser();
  const [one, other] = [encryptFor(browser.keys, 'Näxt'), encryptFor(browser.keys, 'Näxt')];
  expect(one.equals(other)).toBe(false);
  expect([decrypted(browser, one), decrypted(browser, other)]).toEqual(['Näxt', 'Näxt']);
});

test('keys that nothing can be encrypted for are known', () => {
  const { keys } = newBrowser();
  expect(isRecipient(keys)).toBe(true);
  expect(isRecipient({ ...keys, auth: 'AAAA' })).toBe(false);
  expect(isRecipient({ ...keys, p256dh: keys.p256dh.slice(0, 40) })).toBe(false);
  const offCurve = Buffer.alloc(65, 1).fill(4, 0, 1).toString('base64url');
  expect(isRecipient({ ...keys, p256dh: offCurve })).toBe(false);
});
