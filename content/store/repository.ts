import type { AsPlayedReads, AsPlayedWrites } from './tables/as-played.ts';
import type { DocumentReads, DocumentWrites } from './tables/documents.ts';
import type {
  CardReads,
  CardWrites,
  ListReads,
  ListWrites,
  RecordingReads,
  RecordingWrites,
  RelationReads,
  RelationWrites,
} from './tables/lists.ts';
import type { MediaReads, MediaWrites } from './tables/media.ts';
import type { LeaseReads, LeaseWrites, OutboxReads, OutboxWrites } from './tables/outbox.ts';
import type {
  AccessReads,
  AccessWrites,
  AuditReads,
  AuditWrites,
  PeopleReads,
  PeopleWrites,
  ReviewReads,
  ReviewWrites,
} from './tables/people.ts';
import type { PushTable } from './tables/push.ts';
import type { RowReads, RowWrites } from './tables/rows.ts';
import type { SearchReads, SearchWrites } from './tables/search.ts';
import type { SessionTable } from './tables/sessions.ts';
import type { ShowPageReads } from './tables/show-pages.ts';
import type { StaffReads, StaffWrites, UseReads, UseWrites } from './tables/staff.ts';
import type { VersionReads, VersionWrites } from './tables/versions.ts';

/** What can be read from the database. SQLite and PostgreSQL implement it in their own SQL, and there is no SQL elsewhere. */
export type Reads = {
  documents: DocumentReads;
  versions: VersionReads;
  lists: ListReads;
  cards: CardReads;
  relations: RelationReads;
  recordings: RecordingReads;
  showPages: ShowPageReads;
  search: SearchReads;
  staff: StaffReads;
  uses: UseReads;
  asPlayed: AsPlayedReads;
  media: MediaReads;
  people: PeopleReads;
  access: AccessReads;
  audit: AuditReads;
  reviews: ReviewReads;
  outbox: OutboxReads;
  leases: LeaseReads;
  rows: RowReads;
};

/** The same inside a transaction, which may also write and reads what it has written. */
export type Transaction = {
  documents: DocumentReads & DocumentWrites;
  versions: VersionReads & VersionWrites;
  lists: ListReads & ListWrites;
  cards: CardReads & CardWrites;
  relations: RelationReads & RelationWrites;
  recordings: RecordingReads & RecordingWrites;
  showPages: ShowPageReads;
  search: SearchReads & SearchWrites;
  staff: StaffReads & StaffWrites;
  uses: UseReads & UseWrites;
  asPlayed: AsPlayedReads & AsPlayedWrites;
  media: MediaReads & MediaWrites;
  people: PeopleReads & PeopleWrites;
  access: AccessReads & AccessWrites;
  audit: AuditReads & AuditWrites;
  reviews: ReviewReads & ReviewWrites;
  outbox: OutboxReads & OutboxWrites;
  leases: LeaseReads & LeaseWrites;
  rows: RowReads & RowWrites;
  /** What this transaction changes: written to the outbox with it, and passed to every listener after its commit. */
  changes: StoreChange;
};

/** Something a response is built of: a document as `type/slug`, its card as the document's id, a list as `list:name`. */
export type Dependency = string | number;

/** What has changed; `all` if the keys are unknown. */
export type StoreChange = { keys: Set<Dependency>; all: boolean };

export type Store = Reads & {
  /** The data folder, which contains the files whichever database holds the documents. */
  folder: string;
  sessions: SessionTable;
  push: PushTable;
  /**
   * Runs the work in one transaction: all of it is on disk afterwards, or nothing. Transactions run one after the other, also
   * those of other processes. While another process writes, this waits without blocking the thread, and fails with
   * `DatabaseLocked` after `wait` milliseconds. When the promise resolves, every listener has been called with the change. Once
   * the station has moved to another database it fails with `StationMoved`.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>, wait?: number): Promise<T>;
  /**
   * Runs the work in a transaction like `write` and rolls it back: nothing is stored and no listener is called. Previews and
   * dry runs read the result inside the work.
   */
  rehearse<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs the work with reads that all see the database as it was at one instant, while others go on writing. */
  snapshot<T>(work: (reads: Reads) => Promise<T>): Promise<T>;
  /** Reads the changes of other processes from the outbox; undefined if there is nothing to wait for. */
  catchUp(): Promise<void> | undefined;
  onChange(listener: (change: StoreChange) => void): void;
  /** Id of the last change that listeners were called with. */
  lastChange(): number;
  /** Calls the listeners of this process only. */
  announce(change: StoreChange): void;
  /** The database that the station has moved to; undefined while it is in this one. */
  movedTo(): Promise<string | undefined>;
  /** Cancels a move, so that the station goes on in this database. */
  cancelMove(): Promise<void>;
  metrics(): Promise<{ documents: number; shows: number; bytes: number; writes: number }>;
  close(): Promise<void>;
};
