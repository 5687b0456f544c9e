import { expect, test } from 'vitest';
import { toneClass, toneRules } from './tone.ts';

test('a colour is painted, more vivid, by the class of the nearest of 216, and every class has its rule', () => {
  expect(toneClass('#ff4a1c')).toBe('tone-f30');
  expect(toneClass('#6a5350')).toBe('tone-633');
  expect(toneClass('#808080')).toBe('tone-999');
  expect(toneClass('#11110f')).toBe('tone-000');
  expect(toneRules()).toContain('.tone-f33{background:#f33}');
});
