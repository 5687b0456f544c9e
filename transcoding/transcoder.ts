/** Transcodes one sound to the station's format. */
export type Transcoder = {
  /** Resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when the last frame has been delivered. */
  end(): Promise<void>;
  /** Discards everything that has not been delivered. */
  close(): void;
};

/** Receives whole frames; the transcoder waits for the returned promise. */
export type Deliver = (frames: Buffer[]) => Promise<void> | void;
