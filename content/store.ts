import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { folded, plainWords } from './search/folding.ts';
import { migrations } from './store/migrations.ts';
import { longWait, patience, shortWait, whenFree } from './store/when-free.ts';

/** Something an answer is made of: a document as `type/slug`, its card as the document's id, a list as `list:name`. */
export type Use = string | number;

/** What a change touched; `all` when that is not known. */
export type Touched = { keys: Set<Use>; all: boolean };

export type Store = {
  folder: string;
  database: DatabaseSync;
  /** The statement for this text, prepared once. Not so with `LIMIT ?`, which SQLite prepares again for each value: write `LIMIT ? + 0`. */
  sql(text: string): StatementSync;
  /** Rows as arrays, for what is read most: they are quicker to make than objects. */
  rows<Row extends unknown[]>(text: string, ...parameters: (string | number)[]): Row[];
  /** Runs the work in one transaction: all of it is on disk afterwards, or nothing. For a store nobody else writes to. */
  transaction<T>(work: () => T): T;
  /**
   * The same beside other processes: while one of them writes, this waits without holding up anybody, and fails with
   * `StillLocked` after a while. Writes are done in the order they were asked for.
   */
  write<T>(work: () => T, wait?: number): Promise<T>;
  /** Tells every listener what a finished transaction touched. */
  announce(touched: Touched): void;
  onChange(listener: (touched: Touched) => void): void;
  /** Transactions finished since it was opened. */
  writes(): number;
  close(): void;
};

export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'content.sqlite'));
  database.exec(`
    ${longWait};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -65536;
    PRAGMA mmap_size = 1073741824;
  `);
  database.function('folded', { deterministic: true }, (text) => folded(String(text)));
  database.function('plain_words', { deterministic: true }, (text) => plainWords(String(text)));
  migrate(database);
  database.exec(shortWait);

  const statements = new Map<string, StatementSync>();
  const lean = new Map<string, StatementSync>();
  const listeners = new Set<(touched: Touched) => void>();
  let writes = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function transaction<T>(work: () => T): T {
    const result = transact(database, work);
    writes++;
    return result;
  }

  return {
    folder,
    database,
    sql(text) {
      const known = statements.get(text) ?? database.prepare(text);
      statements.set(text, known);
      return known;
    },
    rows<Row extends unknown[]>(text: string, ...parameters: (string | number)[]) {
      const known = lean.get(text) ?? database.prepare(text);
      if (!lean.has(text)) known.setReturnArrays(true);
      lean.set(text, known);
      return known.all(...parameters) as unknown[] as Row[];
    },
    transaction,
    write(work, wait = patience) {
      const until = performance.now() + wait;
      const done = queue.then(() => whenFree(() => transaction(work), until));
      queue = done.catch(() => undefined);
      return done;
    },
    announce(touched) {
      for (const listener of listeners) listener(touched);
    },
    onChange(listener) {
      listeners.add(listener);
    },
    writes: () => writes,
    close: () => database.close(),
  };
}

function transact<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  transact(database, () => {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > migrations.length)
      throw new Error('This data was written by a newer version of Longwave; use that version or a backup.');
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}
