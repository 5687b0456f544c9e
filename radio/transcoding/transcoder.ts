/** One sound on its way into the station's format. */
export type Transcoder = {
  /** Takes a piece of it; resolves when it may be given more. */
  write(bytes: Uint8Array): Promise<void>;
  /** No more comes; resolves when all that was inside has been delivered. */
  end(): Promise<void>;
  /** What is inside is no longer wanted. */
  close(): void;
};

/** Receives whole frames; what it answers is waited for, so a receiver that is full slows the transcoder down. */
export type Deliver = (frames: Buffer[]) => Promise<void> | void;
