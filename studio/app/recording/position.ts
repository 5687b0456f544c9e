/** A position with tenths of a second, as in 1:02:30.5. */
export function positionInWords(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const [hours, minutes] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60];
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds of a position such as 1:02:30.5; null when the text is not a position. */
export function readPosition(text: string): number | null {
  if (!/^\s*\d{1,4}(?::\d{1,2}){0,2}(?:[.,]\d{1,3})?\s*$/.test(text)) return null;
  return text
    .replace(',', '.')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0);
}

/** "4 seconds", for lengths in a sentence. */
export function secondsInWords(seconds: number): string {
  if (seconds >= 90) return `${Math.round(seconds / 60)} minutes`;
  const whole = Math.round(seconds);
  return whole === 1 ? 'a second' : `${whole} seconds`;
}
