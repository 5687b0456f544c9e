import { expect, test, vi } from 'vitest';
import { capture, deliverEvents, dropEvents, holdEvents } from './analytics.ts';

test('[R-608] what happened before the visitor agreed is not delivered afterwards', () => {
  const counted = vi.fn();
  dropEvents('counting');
  capture('before', {});
  holdEvents('counting');
  capture('while its code comes', {});
  deliverEvents('counting', counted);
  capture('after', { is: 1 });
  dropEvents('counting');
  capture('taken back', {});
  expect(counted.mock.calls).toEqual([
    ['while its code comes', {}],
    ['after', { is: 1 }],
  ]);
});

test('receivers are independent, and the number of waiting events is limited', () => {
  const [counted, advertised] = [vi.fn(), vi.fn()];
  holdEvents('counting');
  dropEvents('advertising');
  for (let number = 0; number < 150; number++) capture('played', { number });
  deliverEvents('counting', counted);
  deliverEvents('advertising', advertised);
  expect(counted).toHaveBeenCalledTimes(100);
  expect(advertised).not.toHaveBeenCalled();
});
