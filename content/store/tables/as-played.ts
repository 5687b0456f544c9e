/** A row of the as-played log; a later one ends an earlier one. `broadcast` and `sound` are JSON. */
export type AsPlayedRow = {
  start: number;
  until: number;
  origin: number;
  decided: number;
  reason: string;
  broadcast: string | null;
  sound: string;
};
export type AsPlayedSpan = Pick<AsPlayedRow, 'start' | 'until' | 'broadcast'>;

/** What a radio host reports to have sent. */
export type AiredRow = {
  start: number;
  host: string;
  until: number;
  occurrence: string | null;
  programme: string;
  title: string;
  recording: string | null;
  live: boolean;
  listenersAverage: number;
  listenersPeak: number;
};
export type NoteRow = { key: string; at: number; slot: string | null; text: string };

export type AsPlayedReads = {
  /** The rows in a span of time, and the last one that begins before it. */
  list(from: number, to: number): Promise<AsPlayedRow[]>;
  /** The same without the sound. */
  listSpans(from: number, to: number): Promise<AsPlayedSpan[]>;
  isAnyFrom(instant: number): Promise<boolean>;
  listAired(from: number, to: number): Promise<AiredRow[]>;
  /** The recording that most of a broadcast was, by the radio hosts; undefined if none has reported, null if it was no stored recording. */
  airedRecording(occurrence: string): Promise<string | null | undefined>;
  /** The first recording of a broadcast by the log. */
  plannedRecording(broadcast: string, start: number, end: number): Promise<string | undefined>;
  listNotes(from: number, to: number): Promise<NoteRow[]>;
};

export type AsPlayedWrites = {
  /** Does nothing if there is a row for this instant already. */
  add(row: AsPlayedRow): Promise<void>;
  deleteFrom(instant: number): Promise<void>;
  /** Deletes old rows of the log, of what hosts reported, and of their notes. */
  deleteBefore(instant: number): Promise<void>;
  /** A stretch that is reported again can only become longer. */
  putAired(row: AiredRow): Promise<void>;
  addNote(row: NoteRow): Promise<void>;
  /** Returns false if this report of a recorded broadcast has come before. */
  addBroadcastReport(hash: string, at: number): Promise<boolean>;
};
