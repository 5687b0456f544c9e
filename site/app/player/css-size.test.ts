import { expect, test } from 'vitest';
import { isCssSize } from './css-size.ts';

test('[R-304] the slider takes sizes in %, em, px or rem and refuses anything else', () => {
  for (const good of ['100%', '6em', '1.5rem', '120px', '0px']) expect(isCssSize(good), good).toBe(true);
  for (const bad of ['', '12', 'px', '12pt', '12vw', '-3px', '12 px', '.5em', 'calc(1px)', '1px;color:red']) {
    expect(isCssSize(bad), bad).toBe(false);
  }
});
