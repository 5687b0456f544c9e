/** milliseconds until the next try, from 1 s up to 30 s, randomised so that listeners do not all return at once. */
export function backoffDelay(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(30_000, 1000 * 2 ** Math.max(0, attempt));
  return Math.round(whole * (0.75 + 0.25 * random()));
}
