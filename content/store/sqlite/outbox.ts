import type { LeaseReads, LeaseWrites, OutboxReads, OutboxRow, OutboxWrites } from '../tables/outbox.ts';
import type { Connection } from './connection.ts';

export function outboxReads({ all, get }: Connection): OutboxReads {
  return {
    last: async () => get<{ id: number | null }>('SELECT max(id) AS id FROM outbox')?.id ?? 0,
    first: async () => get<{ id: number | null }>('SELECT min(id) AS id FROM outbox')?.id ?? 0,
    after: async (id, limit) =>
      all<OutboxRow>('SELECT id, keys FROM outbox WHERE id > ? ORDER BY id LIMIT ? + 0', id, limit),
  };
}

export function outboxWrites({ run }: Connection): OutboxWrites {
  return {
    async add(at, keys) {
      return Number(run('INSERT INTO outbox (at, keys) VALUES (?, ?)', at, keys).lastInsertRowid);
    },
    async removeBefore(at) {
      // The newest row stays, since readers continue after its id.
      run('DELETE FROM outbox WHERE at < ? AND id < (SELECT max(id) FROM outbox)', at);
    },
  };
}

export function leaseReads({ get }: Connection): LeaseReads {
  return {
    holder: async (name) => get<{ holder: string }>('SELECT holder FROM leases WHERE name = ?', name)?.holder,
  };
}

export function leaseWrites({ run }: Connection): LeaseWrites {
  return {
    async take(name, holder, now, until) {
      const { changes } = run(
        `INSERT INTO leases (name, holder, until) VALUES (?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
         WHERE leases.until <= ? OR leases.until > ? OR leases.holder = excluded.holder`,
        ...[name, holder, until, now, until + (until - now)],
      );
      return changes > 0;
    },
    async release(name) {
      run('DELETE FROM leases WHERE name = ?', name);
    },
  };
}
