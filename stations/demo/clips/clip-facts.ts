export const size = { width: 640, height: 360 };
export const seconds = 8;

interface ClipFacts {
  /** In seconds. */
  duration: number;
  width: number;
  height: number;
}

/** Size and length of a clip. Separate from the code that makes clips, since every start needs the facts, but few need a clip. */
export function clipFacts(_name: string): ClipFacts {
  return { duration: seconds, ...size };
}
