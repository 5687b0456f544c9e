/** Sessions of listeners, until when each is good. Losing the newest in a power cut costs a listener nothing. */
export type SessionTable = {
  /** Removes those that have ended, too. Waits no longer than a listener who wants to hear something. */
  add(id: string, until: number, now: number): Promise<void>;
  has(id: string, now: number): Promise<boolean>;
  /** It ends at this instant, or when it would have ended before. */
  shorten(id: string, until: number): Promise<void>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
};
