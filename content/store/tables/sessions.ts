/** Sessions of listeners, and until when each is valid. Losing the newest in a power cut costs a listener nothing. */
export type SessionTable = {
  /** Also removes sessions that have ended. Waits no longer than a listener who starts playing should. */
  add(id: string, until: number, now: number): Promise<void>;
  has(id: string, now: number): Promise<boolean>;
  /** Ends the session at this instant, unless it ends before. */
  shorten(id: string, until: number): Promise<void>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
};
