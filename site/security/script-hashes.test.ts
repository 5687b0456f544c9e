import { expect, test } from 'vitest';
import { scriptHash, takeNonces } from './script-hashes.ts';

const nonce = 'only-the-server-knows';

test('scripts with the nonce are hashed, and the nonce is removed', () => {
  const { html, hashes } = takeNonces(
    `<link nonce="${nonce}" rel="x"><script async="" nonce="${nonce}">let a</script><script nonce="${nonce}" src="/x.js"></script>`,
    nonce,
  );
  expect(html).toBe('<link rel="x"><script async="">let a</script><script src="/x.js"></script>');
  expect(hashes).toEqual([scriptHash('let a')]);
});

test('a script that came with content is not hashed, however it is written', () => {
  for (const injected of [
    '<script>steal()</script>',
    '<SCRIPT>steal()</SCRIPT>',
    '<script nonce="guessed">steal()</script>',
    '<script nonce>steal()</script>',
    '<p title="</p><script>steal()</script>">',
    '<script data-x=">steal()</script>',
    '<!--<script>steal()</script>-->',
  ]) {
    const { hashes } = takeNonces(`${injected}<p>text</p><script nonce="${nonce}">let a</script>`, nonce);
    expect([injected, hashes]).toEqual([injected, [scriptHash('let a')]]);
  }
});
