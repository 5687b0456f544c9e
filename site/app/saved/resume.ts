import type { Heard } from './saved.ts';

/** Less than this is not worth resuming, and this near the end the show has been heard. */
const tooLittle = 5;
const nearEnd = 20;

export function isHalfHeard({ position, duration }: Heard): boolean {
  return position > tooLittle && duration > 0 && position < duration - nearEnd;
}

/** The second at which a show goes on: where it was left, or its beginning. */
export function resumeAt(history: Heard[], showId: string): number {
  const heard = history.find((one) => one.show.id === showId);
  return heard && isHalfHeard(heard) ? heard.position : 0;
}
