import type {
  AccessReads,
  AccessWrites,
  ApiKeyRow,
  PasskeyRow,
  PersonRow,
  StaffSessionRow,
} from '../tables/people.ts';
import { personColumns, personOf } from './people.ts';
import { first, type Statements } from './statements.ts';

const sessionColumns = `s.id, s.person, s.created, s.last_seen AS "lastSeen", s.until, s.step_up_until AS "stepUpUntil",
  s.agent`;
const keyColumns = `id, name, role, residents, created, creator, creator_id AS "creatorId",
  last_used AS "lastUsed"`;
const passkeyColumns = 'id, person, public_key AS "publicKey", counter, transports, created';

type StoredKey = Omit<ApiKeyRow, 'residents'> & { residents: string };
type StoredPasskey = Omit<PasskeyRow, 'transports'> & { transports: string };
const keyOf = (row: StoredKey): ApiKeyRow => ({ ...row, residents: JSON.parse(row.residents) });
const passkeyOf = (row: StoredPasskey): PasskeyRow => ({ ...row, transports: JSON.parse(row.transports) });

export function accessReads({ all }: Statements): AccessReads {
  return {
    async findSession(hash, now) {
      const session = await first(
        all<StaffSessionRow>(
          `SELECT ${sessionColumns} FROM staff_sessions s WHERE s.hash = ? AND s.until > ?`,
          ...[hash, now],
        ),
      );
      const row =
        session &&
        (await first(
          all<Parameters<typeof personOf>[0]>(
            `SELECT ${personColumns} FROM people p WHERE p.id = ? AND p.is_active = 1`,
            session.person,
          ),
        ));
      const person: PersonRow | undefined = row && personOf(row);
      return session && person ? { session, person } : undefined;
    },
    readSession: (id) =>
      first(all<StaffSessionRow>(`SELECT ${sessionColumns} FROM staff_sessions s WHERE s.id = ?`, id)),
    listSessions: (person, now) =>
      all(
        `SELECT ${sessionColumns} FROM staff_sessions s WHERE s.person = ? AND s.until > ? ORDER BY s.last_seen DESC, s.id`,
        ...[person, now],
      ),
    listKeys: async () => (await all<StoredKey>(`SELECT ${keyColumns} FROM api_keys ORDER BY id`)).map(keyOf),
    async findKey(hash) {
      const row = await first(all<StoredKey>(`SELECT ${keyColumns} FROM api_keys WHERE hash = ?`, hash));
      return row && keyOf(row);
    },
    async listPasskeys(person) {
      const text = `SELECT ${passkeyColumns} FROM passkeys WHERE person = ? ORDER BY created, id`;
      return (await all<StoredPasskey>(text, person)).map(passkeyOf);
    },
    async readPasskey(id) {
      const text = `SELECT ${passkeyColumns} FROM passkeys WHERE id = ?`;
      const row = await first(all<StoredPasskey>(text, id));
      return row && passkeyOf(row);
    },
  };
}

export function accessWrites({ all, run }: Statements): AccessWrites {
  const remove = async (text: string, ...values: (string | number)[]) => (await run(text, ...values)) > 0;
  return {
    async addSession({ hash, person, created, lastSeen, until, stepUpUntil, agent }) {
      const row = await first(
        all<{ id: number }>(
          `INSERT INTO staff_sessions (hash, person, created, last_seen, until, step_up_until, agent)
           VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          ...[hash, person, created, lastSeen, until, stepUpUntil, agent],
        ),
      );
      await run('UPDATE people SET last_seen = ? WHERE id = ?', lastSeen, person);
      return row?.id ?? 0;
    },
    async touchSession(id, person, now, until) {
      await run('UPDATE staff_sessions SET last_seen = ?, until = ? WHERE id = ?', now, until, id);
      await run('UPDATE people SET last_seen = ? WHERE id = ?', now, person);
    },
    async setStepUp(id, until) {
      await run('UPDATE staff_sessions SET step_up_until = ? WHERE id = ?', until, id);
    },
    removeSession: (id) => remove('DELETE FROM staff_sessions WHERE id = ?', id),
    async removeSessionsOf(person, except = 0) {
      await run('DELETE FROM staff_sessions WHERE person = ? AND id <> ?', person, except);
    },
    async addKey({ hash, name, role, residents, created, creator, creatorId }) {
      const row = await first(
        all<{ id: number }>(
          `INSERT INTO api_keys (hash, name, role, residents, created, creator, creator_id)
           VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          ...[hash, name, role, JSON.stringify(residents), created, creator, creatorId],
        ),
      );
      return row?.id ?? 0;
    },
    async touchKey(id, now) {
      await run('UPDATE api_keys SET last_used = ? WHERE id = ?', now, id);
    },
    removeKey: (id) => remove('DELETE FROM api_keys WHERE id = ?', id),
    async removeKeysOf(creatorId) {
      const text = 'DELETE FROM api_keys WHERE creator_id = ? RETURNING name';
      return (await all<{ name: string }>(text, creatorId)).map(({ name }) => name);
    },
    async addPasskey({ id, person, publicKey, counter, transports, created }) {
      await run(
        'INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES (?, ?, ?, ?, ?, ?)',
        ...[id, person, publicKey, counter, JSON.stringify(transports), created],
      );
    },
    async setPasskeyCounter(id, counter) {
      await run('UPDATE passkeys SET counter = ? WHERE id = ?', counter, id);
    },
    removePasskey: (id, person) => remove('DELETE FROM passkeys WHERE id = ? AND person = ?', id, person),
    async removePasskeysOf(person) {
      await run('DELETE FROM passkeys WHERE person = ?', person);
    },
    useChallenge: async (challenge, until) =>
      (await run(
        'INSERT INTO used_challenges (challenge, until) VALUES (?, ?) ON CONFLICT (challenge) DO NOTHING',
        ...[challenge, until],
      )) > 0,
    async removeEnded(now) {
      for (const table of ['staff_sessions', 'invitations', 'used_challenges'])
        await run(`DELETE FROM ${table} WHERE until <= ?`, now);
    },
  };
}
