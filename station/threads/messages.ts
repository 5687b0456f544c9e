/**
 * A request and its response, as they go from thread to thread. Bodies that are there whole go along with the head;
 * others follow in parts, and whoever sends them waits for `more` once as much as `bodyWindow` is on its way.
 */

/** Bytes of one body that may be on their way. */
export const bodyWindow = 256 * 1024;

/** `true`: it follows in parts. */
export type Body = Uint8Array | true | null;

export type RequestMessage = {
  kind: 'request';
  id: number;
  method: string;
  /** Path and query. */
  path: string;
  /** Names and values in turn. */
  headers: string[];
  body: Body;
  /** Of the visitor's request this one is a part of, for the log. */
  requestId: string | undefined;
};

export type ResponseMessage = { kind: 'response'; id: number; status: number; headers: string[]; body: Body };

/** Of a body, in either direction. */
export type BodyMessage =
  | { kind: 'part'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  | { kind: 'more'; id: number; bytes: number };

export type ClientMessage = RequestMessage | BodyMessage | { kind: 'abort'; id: number };
export type ServerMessage = ResponseMessage | BodyMessage | { kind: 'failed'; id: number; reason: string };

/** A copy that can be transferred: the given bytes may be part of a buffer that is still used. */
export function copyBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
