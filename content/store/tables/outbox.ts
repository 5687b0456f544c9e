/** What a transaction has changed, written by the same transaction. `keys` is JSON; null when everything may have changed. */
export type OutboxRow = { id: number; keys: string | null };

export type OutboxReads = {
  last(): Promise<number>;
  /** The oldest that is stored. */
  first(): Promise<number>;
  after(id: number, limit: number): Promise<OutboxRow[]>;
};

export type OutboxWrites = {
  /** Gives the id of the row. */
  add(at: number, keys: string | null): Promise<number>;
  removeBefore(at: number): Promise<void>;
};

/** Work that one process at a time does. */
export type LeaseReads = {
  holder(name: string): Promise<string | undefined>;
};

export type LeaseWrites = {
  /**
   * True when nobody else has it; it is then held until this instant. One that ends more than twice as late as it would now
   * was taken by a clock that ran ahead, and is free.
   */
  take(name: string, holder: string, now: number, until: number): Promise<boolean>;
  release(name: string): Promise<void>;
};
