/** Repeatable random choices, seeded with a text: everything random in this station uses them. */
export type Chance = {
  /** A number from 0 to 1, without 1. */
  number(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different items in random order. */
  take<T>(list: readonly T[], count: number): T[];
};

export function chance(text: string): Chance {
  let state = hash(text);

  function number() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (low: number, high: number) => low + Math.floor(number() * (high - low + 1));

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error(`Nothing to pick from for "${text}"`);
    return list[between(0, list.length - 1)] as T;
  }

  function take<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(between(0, rest.length - 1), 1));
    }
    return taken;
  }

  return { number, between, pick, take };
}

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value | 0;
}
