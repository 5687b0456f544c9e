export const size = { width: 640, height: 360 };
export const seconds = 8;

interface ClipFacts {
  /** In seconds. */
  duration: number;
  width: number;
  height: number;
}

/** Apart from the code that makes clips: every start needs the facts, few need a clip. */
export function clipFacts(_name: string): ClipFacts {
  return { duration: seconds, ...size };
}
