import { expect, test } from 'vitest';
import { scriptHash, takeMarks } from './own-scripts.ts';

const mark = 'only-the-server-knows';

test('scripts with the mark are hashed, and the mark is taken off', () => {
  const { html, hashes } = takeMarks(
    `<link nonce="${mark}" rel="x"><script async="" nonce="${mark}">let a</script><script nonce="${mark}" src="/x.js"></script>`,
    mark,
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
    const { hashes } = takeMarks(`${injected}<p>text</p><script nonce="${mark}">let a</script>`, mark);
    expect([injected, hashes]).toEqual([injected, [scriptHash('let a')]]);
  }
});
