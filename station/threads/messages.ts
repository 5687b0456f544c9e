/**
 * A request and its answer, as they go from thread to thread. Bodies that are there whole go along with the head;
 * others follow in parts, and whoever sends them waits for `more` once as much as `bodyWindow` is on its way.
 */

/** Bytes of one body that may be on their way. */
export const bodyWindow = 256 * 1024;

/** `true`: it follows in parts. */
export type Body = Uint8Array | true | null;

export type Ask = {
  kind: 'ask';
  id: number;
  method: string;
  /** Path and query. */
  path: string;
  /** Names and values in turn. */
  headers: string[];
  body: Body;
};

export type Answer = { kind: 'answer'; id: number; status: number; headers: string[]; body: Body };

/** Of a body, in either direction. */
export type BodyMessage =
  | { kind: 'part'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  | { kind: 'more'; id: number; bytes: number };

export type FromAsker = Ask | BodyMessage | { kind: 'abort'; id: number };
export type FromAnswerer = Answer | BodyMessage | { kind: 'failed'; id: number; reason: string };

/** Bytes of their own, to be handed over: those given may belong to something that is kept. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
