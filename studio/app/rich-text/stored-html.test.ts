import { expect, test } from 'vitest';
import { storedHtml } from './stored-html.ts';

test('line breaks, lines and hard spaces are as the station stores them; what is written about them stays', () => {
  expect(storedHtml('<p>One<br>two&nbsp;three</p><hr>')).toBe('<p>One<br />two\u00a0three</p><hr />');
  expect(storedHtml('<p>&lt;br&gt; and &amp;nbsp;</p>')).toBe('<p>&lt;br&gt; and &amp;nbsp;</p>');
});
