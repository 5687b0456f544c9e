import { expect, test } from 'vitest';
import { focalClasses, focalRules } from './focal-point.ts';

test('a picture is cropped around its focal point, to a tenth of its width and height', () => {
  expect(focalClasses(undefined)).toBe('');
  expect(focalClasses({ x: 0.24, y: 1 })).toBe(' focal-x2 focal-y10');
  for (const rule of ['.focal-x0{--focal-x:0%}', '.focal-x2{--focal-x:20%}', '.focal-y10{--focal-y:100%}'])
    expect(focalRules()).toContain(rule);
});
