/**
 * Messages between threads for a request and its response. A body that is complete is sent with the head; others follow in
 * parts, and the sender waits for `more` once `bodyWindow` bytes are unread.
 */

/** Bytes of one body that may be unread by the receiver. */
export const bodyWindow = 256 * 1024;

/** `true` means that the body follows in parts. */
export type Body = Uint8Array | true | null;

export type RequestMessage = {
  kind: 'request';
  id: number;
  method: string;
  /** Path and query. */
  path: string;
  /** Names and values, alternating. */
  headers: string[];
  body: Body;
  /** Id of the visitor's request that caused this one, for the log. */
  requestId: string | undefined;
};

export type ResponseMessage = { kind: 'response'; id: number; status: number; headers: string[]; body: Body };

/** Messages about a body, in either direction. */
export type BodyMessage =
  | { kind: 'part'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  | { kind: 'more'; id: number; bytes: number };

export type ClientMessage = RequestMessage | BodyMessage | { kind: 'abort'; id: number };
export type ServerMessage = ResponseMessage | BodyMessage | { kind: 'failed'; id: number; reason: string };

/** Copies bytes so that they can be transferred: the originals may be part of a buffer that is still used. */
export function copyBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
