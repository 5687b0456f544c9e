import { createLog } from '@longwave/server-kit/log.ts';
import type { StoreChange } from './repository.ts';
import type { OutboxReads, OutboxRow } from './tables/outbox.ts';

const log = createLog('content');

/** A change with more keys is stored as a change of everything. */
const maxKeys = 5000;
const rowsAtOnce = 500;

export function emptyChange(): StoreChange {
  return { keys: new Set(), all: false };
}

/** The outbox row of what a transaction has changed; undefined if it has changed nothing. */
export function outboxKeys({ keys, all }: StoreChange): { keys: string | null } | undefined {
  if (keys.size === 0 && !all) return undefined;
  return { keys: all || keys.size > maxKeys ? null : JSON.stringify([...keys]) };
}

/** Calls listeners with every row of the outbox, once and in order, whichever process wrote it. */
export async function createOutboxListeners(outbox: OutboxReads) {
  const listeners = new Set<(change: StoreChange) => void>();
  let last = await outbox.last();
  let reading: Promise<void> = Promise.resolve();
  let isBehind = false;

  function announce(change: StoreChange): void {
    for (const listener of listeners) listener(change);
  }

  async function readNew(): Promise<void> {
    for (let rows = await outbox.after(last, rowsAtOnce); rows.length > 0; ) {
      for (const row of rows) {
        if (row.id <= last) continue;
        last = row.id;
        announce(changeOf(row));
      }
      rows = rows.length < rowsAtOnce ? [] : await outbox.after(last, rowsAtOnce);
    }
  }

  /** Resolves when listeners have heard of every change that was committed before the call. */
  function readOutbox(): Promise<void> {
    reading = reading.catch(() => undefined).then(readNew);
    reading.then(
      () => (isBehind = false),
      () => (isBehind = true),
    );
    return reading;
  }

  return {
    announce,
    /** Announces what this process has just committed. Reads the outbox only if others have committed something before it. */
    async announceOwn(id: number, change: StoreChange): Promise<void> {
      if (id === last + 1) {
        last = id;
        return announce(change);
      }
      await readOutbox().catch((error: Error) => {
        // The change is stored. The outbox is read when that is possible again; until then nothing cached is trusted.
        log.error('A change is stored, but what others have changed could not be read yet', {
          reason: error.message,
        });
        announce({ keys: new Set(), all: true });
      });
    },
    /** Whether the last read of the outbox failed. */
    isBehind: () => isBehind,
    onChange: (listener: (change: StoreChange) => void) => void listeners.add(listener),
    last: () => last,
    readOutbox,
  };
}

function changeOf({ keys }: OutboxRow): StoreChange {
  return keys === null ? { keys: new Set(), all: true } : { keys: new Set(JSON.parse(keys)), all: false };
}
