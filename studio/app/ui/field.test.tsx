import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Input } from './field.tsx';

const draw = (isAlert: boolean) =>
  renderToStaticMarkup(
    <Input label="Name" value="" onChange={() => undefined} fault="Taken." isAlert={isAlert} />,
  );

test('a fault is read out where it comes of a press, and not where it comes of typing', () => {
  expect(draw(true)).toMatch(/role="alert">Taken\./);
  expect(draw(false)).not.toContain('role="alert"');
});
