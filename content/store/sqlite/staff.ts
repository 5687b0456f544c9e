import {
  type IndexedRow,
  isCounted,
  isUnusual,
  type StaffFilter,
  type StaffItemRow,
  type StaffReads,
  type StaffSort,
  type StaffWrites,
  type UseReads,
  type UseWrites,
} from '../tables/staff.ts';
import type { Connection } from './connection.ts';

type Flags = { isScheduled: number; hasFailed: number; isTrashed: number };
type StoredIndexedRow = Omit<IndexedRow, keyof Flags> & Flags;

const indexedRow = `SELECT d.type, d.slug, coalesce(l.json, d.live) AS live, w.json AS draft,
    d.publish_at IS NOT NULL AS isScheduled, d.refusal IS NOT NULL AS hasFailed, d.trashed_at IS NOT NULL AS isTrashed,
    coalesce(w.at, l.at, d.changed) AS edited
  FROM documents d LEFT JOIN versions l ON l.id = d.live_version LEFT JOIN versions w ON w.id = d.draft_version
  WHERE d.id = ?`;
const itemRow = `SELECT d.id AS document, d.type, d.slug, v.json, d.publish_at AS publishAt, d.refusal, v.at, v.author,
    v.id AS version
  FROM documents d JOIN versions v ON v.id = coalesce(d.draft_version, d.live_version) WHERE d.id = ?`;
const columns: Record<StaffSort, string> = { changed: 'edited', date: 'date', title: 'title' };

type Condition = [text: string, ...values: (string | number)[]];

const owned = 'document IN (SELECT document FROM uses JOIN json_each(?) owner ON target = owner.value)';
const ownerTargets = (owners: string[]) => JSON.stringify(owners.map((slug) => `owner:${slug}`));

function conditionsOf(filter: StaffFilter): Condition[] {
  const { type, states, words, uses, owners } = filter;
  const conditions: Condition[] = [['(states & ?) <> 0', states]];
  if (type) conditions.unshift(['type = ?', type]);
  // Redundant, but lets SQLite use the indexes of unusual states.
  if (isUnusual(filter)) conditions.push(['states <> 1']);
  for (const word of words) conditions.push(['instr(title, ?) > 0', ` ${word}`]);
  if (uses) conditions.push(['document IN (SELECT document FROM uses WHERE target = ?)', uses]);
  if (owners) conditions.push([owned, ownerTargets(owners)]);
  return conditions;
}

export function staffReads({ get, arrays }: Connection): StaffReads {
  return {
    async list(filter, { sort, isDescending, after, limit }) {
      const column = columns[sort];
      const conditions = conditionsOf(filter);
      if (after) conditions.push([`(${column}, document) ${isDescending ? '<' : '>'} (?, ?)`, ...after]);
      const direction = isDescending ? 'DESC' : 'ASC';
      const rows = arrays<[number, string | number, number]>(
        `SELECT document, ${column}, states FROM staff_items WHERE ${conditions.map(([text]) => text).join(' AND ')}
         ORDER BY ${column} ${direction}, document ${direction} LIMIT ? + 0`,
        ...conditions.flatMap(([, ...values]) => values),
        limit,
      );
      return rows.map(([document, value, states]) => ({ document, value, states }));
    },
    async count(filter) {
      const conditions = conditionsOf(filter);
      const [what, table] = isCounted(filter)
        ? ['coalesce(sum(count), 0)', 'staff_counts']
        : ['count(*)', 'staff_items'];
      const [[total = 0] = []] = arrays<[number]>(
        `SELECT ${what} FROM ${table} WHERE ${conditions.map(([text]) => text).join(' AND ')}`,
        ...conditions.flatMap(([, ...values]) => values),
      );
      return total;
    },
    readItems: async (documents) =>
      documents.flatMap((document) => get<StaffItemRow>(itemRow, document) ?? []),
    async readForIndex(document) {
      const row = get<StoredIndexedRow>(indexedRow, document);
      return (
        row && {
          ...row,
          isScheduled: row.isScheduled === 1,
          hasFailed: row.hasFailed === 1,
          isTrashed: row.isTrashed === 1,
        }
      );
    },
    listUnindexed: async (limit) =>
      arrays<[number]>(
        `SELECT id FROM documents WHERE id < (SELECT coalesce(min(document), ${Number.MAX_SAFE_INTEGER}) FROM staff_items)
         ORDER BY id DESC LIMIT ? + 0`,
        limit,
      ).map(([id]) => id),
  };
}

export function staffWrites({ run }: Connection): StaffWrites {
  return {
    // SQLite's table has one row of each kind already.
    mergeCounts: async () => undefined,
    async put({ document, type, title, date, edited, states }) {
      // Not INSERT OR REPLACE, which takes ten times as long with foreign keys.
      run(
        `INSERT INTO staff_items (document, type, title, date, edited, states) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (document) DO UPDATE SET title = excluded.title, date = excluded.date, edited = excluded.edited,
         states = excluded.states`,
        ...[document, type, title, date, edited, states],
      );
    },
  };
}

const among = 'SELECT document FROM uses JOIN json_each(?) wanted ON target = wanted.value';

export function useReads({ all, arrays }: Connection): UseReads {
  return {
    usersOf: async (target) =>
      all(
        'SELECT d.type, d.slug FROM uses u JOIN documents d ON d.id = u.document WHERE u.target = ? ORDER BY d.id',
        target,
      ),
    async list(targets, limit, owners) {
      const values = [JSON.stringify(targets), ...(owners ? [ownerTargets(owners)] : [])];
      const condition = `document IN (${among}) ${owners ? `AND ${owned}` : ''}`;
      const [[total = 0] = []] = arrays<[number]>(
        `SELECT count(*) FROM staff_items WHERE ${condition}`,
        ...values,
      );
      const rows = arrays<[number, number]>(
        `SELECT document, states FROM staff_items WHERE ${condition} ORDER BY document DESC LIMIT ? + 0`,
        ...[...values, limit],
      );
      return { total, documents: rows.map(([document, states]) => ({ document, states })) };
    },
    targetsOf: async (document) =>
      arrays<[string]>('SELECT target FROM uses WHERE document = ?', document).map(([target]) => target),
    named: async (targets) =>
      arrays<[string]>(
        'SELECT DISTINCT target FROM uses WHERE target IN (SELECT value FROM json_each(?))',
        JSON.stringify(targets),
      ).map(([target]) => target),
  };
}

export function useWrites({ run }: Connection): UseWrites {
  return {
    async add(document, targets) {
      for (const target of targets)
        run('INSERT INTO uses (target, document) VALUES (?, ?)', target, document);
    },
    async remove(document, targets) {
      for (const target of targets)
        run('DELETE FROM uses WHERE target = ? AND document = ?', target, document);
    },
  };
}
