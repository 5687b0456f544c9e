import type { AuditReads, AuditWrites, ReviewReads, ReviewWrites } from '../tables/people.ts';
import { first, type Statements } from './statements.ts';

const columns = 'id, at, who, person, action, subject, note';

export function auditReads({ all }: Statements): AuditReads {
  return {
    list: (before, limit) =>
      before === undefined
        ? all(`SELECT ${columns} FROM audit_log ORDER BY id DESC LIMIT ?`, limit)
        : all(`SELECT ${columns} FROM audit_log WHERE id < ? ORDER BY id DESC LIMIT ?`, before, limit),
  };
}

export function auditWrites({ all, run }: Statements): AuditWrites {
  const write: AuditWrites = {
    async add({ at, who, person, action, subject, note }) {
      await run(
        'INSERT INTO audit_log (at, who, person, action, subject, note) VALUES (?, ?, ?, ?, ?, ?)',
        ...[at, who, person, action, subject, note],
      );
    },
    async addUnlessSince(row, since) {
      const same = await all(
        'SELECT 1 FROM audit_log WHERE at > ? AND who = ? AND action = ? AND subject = ? LIMIT 1',
        ...[since, row.who, row.action, row.subject],
      );
      if (same.length === 0) await write.add(row);
    },
    async removeBefore(at) {
      await run('DELETE FROM audit_log WHERE at < ?', at);
    },
  };
  return write;
}

export function reviewReads({ all }: Statements): ReviewReads {
  return {
    read: (document) =>
      first(all('SELECT document, at, who, note, state FROM reviews WHERE document = ?', document)),
  };
}

export function reviewWrites({ run }: Statements): ReviewWrites {
  return {
    async put({ document, at, who, note, state }) {
      await run(
        `INSERT INTO reviews (document, at, who, note, state) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (document) DO UPDATE SET at = excluded.at, who = excluded.who, note = excluded.note,
         state = excluded.state`,
        ...[document, at, who, note, state],
      );
    },
    async remove(document) {
      await run('DELETE FROM reviews WHERE document = ?', document);
    },
  };
}
