import type { InvitationRow, PeopleReads, PeopleWrites, PersonPatch, PersonRow } from '../tables/people.ts';
import { first, type PlainValue, type Statements } from './statements.ts';

type Stored<Row> = Omit<Row, 'residents' | 'isActive'> & { residents: string; isActive: number };

export const personColumns = `p.id, p.email, p.name, p.role, p.residents, p.password, p.is_active AS "isActive",
  p.last_seen AS "lastSeen"`;
const invitationColumns = 'id, email, role, residents, until, inviter';
const maxSetupLinks = 5;

export function personOf(row: Stored<PersonRow>): PersonRow {
  return { ...row, residents: JSON.parse(row.residents), isActive: row.isActive === 1 };
}

function invitationOf(row: Omit<InvitationRow, 'residents'> & { residents: string }): InvitationRow {
  return { ...row, residents: JSON.parse(row.residents) };
}

export function peopleReads({ all }: Statements): PeopleReads {
  async function readBy(column: 'id' | 'email', value: PlainValue): Promise<PersonRow | undefined> {
    const row = await first(
      all<Stored<PersonRow>>(`SELECT ${personColumns} FROM people p WHERE p.${column} = ?`, value),
    );
    return row && personOf(row);
  }

  return {
    hasOwner: async () => (await all("SELECT 1 FROM people WHERE role = 'owner' LIMIT 1")).length > 0,
    async list() {
      const rows = await all<Stored<PersonRow> & { passkeys: number }>(
        `SELECT ${personColumns}, (SELECT count(*) FROM passkeys WHERE person = p.id) AS passkeys FROM people p ORDER BY p.id`,
      );
      return rows.map((row) => ({ ...personOf(row), passkeys: row.passkeys }));
    },
    read: (id) => readBy('id', id),
    readByEmail: (email) => readBy('email', email),
    async listInvitations(now) {
      const text = `SELECT ${invitationColumns} FROM invitations WHERE until > ? ORDER BY id`;
      return (await all<Parameters<typeof invitationOf>[0]>(text, now)).map(invitationOf);
    },
    async findInvitation(hash, now) {
      const text = `SELECT ${invitationColumns} FROM invitations WHERE hash = ? AND until > ?`;
      const row = await first(all<Parameters<typeof invitationOf>[0]>(text, hash, now));
      return row && invitationOf(row);
    },
    hasSetupLink: async (hash) => (await all('SELECT 1 FROM setup_links WHERE hash = ?', hash)).length > 0,
  };
}

const changeable = {
  name: 'name',
  role: 'role',
  residents: 'residents',
  password: 'password',
  isActive: 'is_active',
} satisfies Record<keyof PersonPatch, string>;

export function peopleWrites({ all, run }: Statements): PeopleWrites {
  return {
    async add({ email, name, role, residents, password, created }) {
      const row = await first(
        all<{ id: number }>(
          `INSERT INTO people (email, name, role, residents, password, is_active, created)
           VALUES (?, ?, ?, ?, ?, 1, ?) RETURNING id`,
          ...[email, name, role, JSON.stringify(residents), password, created],
        ),
      );
      return row?.id ?? 0;
    },
    async change(id, patch) {
      const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
      if (entries.length === 0) return;
      const columns = entries.map(([name]) => `${changeable[name as keyof PersonPatch]} = ?`).join(', ');
      await run(`UPDATE people SET ${columns} WHERE id = ?`, ...entries.map(([, value]) => plain(value)), id);
    },
    async addInvitation({ hash, email, role, residents, until, inviter }) {
      await run('DELETE FROM invitations WHERE email = ?', email);
      const row = await first(
        all<{ id: number }>(
          'INSERT INTO invitations (hash, email, role, residents, until, inviter) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
          ...[hash, email, role, JSON.stringify(residents), until, inviter],
        ),
      );
      return row?.id ?? 0;
    },
    removeInvitation: async (id) => (await run('DELETE FROM invitations WHERE id = ?', id)) > 0,
    async removeInvitationsOf(email) {
      await run('DELETE FROM invitations WHERE email = ?', email);
    },
    async removeInvitationsBy(inviter) {
      const text = 'DELETE FROM invitations WHERE inviter = ? RETURNING email';
      return (await all<{ email: string }>(text, inviter)).map(({ email }) => email);
    },
    async renameResident(from, to) {
      for (const table of ['people', 'invitations', 'api_keys']) {
        const rows = await all<{ id: number; residents: string }>(
          `SELECT id, residents FROM ${table} WHERE residents LIKE ?`,
          `%"${from}"%`,
        );
        for (const { id, residents } of rows) {
          const renamed = JSON.parse(residents).map((slug: string) => (slug === from ? to : slug));
          await run(`UPDATE ${table} SET residents = ? WHERE id = ?`, JSON.stringify(renamed), id);
        }
      }
    },
    async addSetupLink(hash, at) {
      await run('INSERT INTO setup_links (hash, at) VALUES (?, ?)', hash, at);
      await run(
        'DELETE FROM setup_links WHERE hash NOT IN (SELECT hash FROM setup_links ORDER BY at DESC, hash LIMIT ?)',
        maxSetupLinks,
      );
    },
    async removeSetupLinks() {
      await run('DELETE FROM setup_links');
    },
  };
}

function plain(value: PersonPatch[keyof PersonPatch]): PlainValue {
  if (Array.isArray(value)) return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}
