import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

test.each(['//evil.example', 'javascript:alert(1)', '/\\evil.example', 'data:text/html,x'])(
  '[R-145] %s is refused: the text stays, the link does not',
  (href) => expect(renderToStaticMarkup(<Link href={href}>Here</Link>)).toBe('<span>Here</span>'),
);

test('a link to a new tab gives it no hold on this one', () => {
  expect(
    renderToStaticMarkup(
      <Link href="https://x.example/" newTab>
        Out
      </Link>,
    ),
  ).toBe('<a href="https://x.example/" target="_blank" rel="noopener">Out</a>');
});
