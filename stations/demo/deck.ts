import { chance } from './chance.ts';

/** Returns each card once in random order, then all of them again in a new order. */
export function deck<T>(cards: readonly T[], seed: string): () => T {
  let round = 0;
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = chance(`${seed}, round ${round++}`).take(cards, cards.length);
    return rest.pop() as T;
  };
}
