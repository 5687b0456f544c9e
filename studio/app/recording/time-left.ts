const windowMs = 15_000;

/** Seconds an upload will still take, from its speed in the last 15 seconds; null while unknown. */
export function createTimeLeft(now: () => number = Date.now) {
  let measured: { at: number; sent: number }[] = [];
  return {
    /** Forgets earlier measurements, because the time of a pause does not count. */
    begin: () => {
      measured = [];
    },
    measure(sent: number, bytes: number): number | null {
      const at = now();
      measured = [...measured.filter((earlier) => at - earlier.at < windowMs), { at, sent }];
      const first = measured[0];
      if (!first || at - first.at < 1_000 || sent <= first.sent) return null;
      return ((bytes - sent) * (at - first.at)) / (sent - first.sent) / 1000;
    },
  };
}

export function timeLeftInWords(seconds: number | null): string {
  if (seconds === null) return 'working out how long it takes';
  if (seconds < 5) return 'a moment left';
  if (seconds < 90) return `${Math.round(seconds / 5) * 5} seconds left`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} minutes left`;
  return `${Math.round(seconds / 360) / 10} hours left`;
}
