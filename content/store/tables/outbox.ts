/** What a transaction has changed, written in the same transaction. `keys` is JSON; null if everything may have changed. */
export type OutboxRow = { id: number; keys: string | null };

export type OutboxReads = {
  last(): Promise<number>;
  /** Id of the oldest row that is stored. */
  first(): Promise<number>;
  after(id: number, limit: number): Promise<OutboxRow[]>;
};

export type OutboxWrites = {
  /** Returns the id of the row. */
  add(at: number, keys: string | null): Promise<number>;
  removeBefore(at: number): Promise<void>;
};

/** Leases of work that only one process does at a time. */
export type LeaseReads = {
  holder(name: string): Promise<string | undefined>;
};

export type LeaseWrites = {
  /**
   * Returns true if nobody else has the lease; it is then held until this instant. A lease that ends more than twice as far ahead
   * as this one was taken with a wrong clock and counts as free.
   */
  take(name: string, holder: string, now: number, until: number): Promise<boolean>;
  release(name: string): Promise<void>;
};
