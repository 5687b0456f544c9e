import type { CardReads, CardRow, CardWrites, ListReads, ListWrites } from '../tables/lists.ts';
import type { Connection } from './connection.ts';

const listId = '(SELECT id FROM lists WHERE name = ?)';
const sides = {
  earlier: `SELECT document FROM entries WHERE list = ${listId} AND (date, document) < (?, ?)
    ORDER BY date DESC, document DESC LIMIT ? + 0`,
  later: `SELECT document FROM entries WHERE list = ${listId} AND (date, document) > (?, ?)
    ORDER BY date, document LIMIT ? + 0`,
};

export function listReads({ arrays, get, iterate }: Connection): ListReads {
  const count = (name: string) =>
    get<{ count: number }>('SELECT count FROM lists WHERE name = ?', name)?.count ?? 0;
  const ids = (rows: [number][]) => rows.map(([id]) => id);

  function documentsOf(list: number): number[] {
    const documents: number[] = [];
    for (const row of iterate('SELECT document FROM entries WHERE list = ?', list))
      documents.push(row.document as number);
    return documents;
  }

  return {
    page: async (name, limit, offset) =>
      ids(
        arrays(
          `SELECT document FROM entries WHERE list = ${listId} ORDER BY date DESC, document DESC LIMIT ? + 0 OFFSET ?`,
          ...[name, limit, offset],
        ),
      ),
    count: async (name) => count(name),
    counts: async (names) => names.map(count),
    // SQLite merges the ordered parts lazily, and `UNION` leaves out duplicates.
    newestInAny: async (names, limit, offset) =>
      arrays<CardRow>(
        `SELECT document, card FROM (
           ${names.map(() => `SELECT date, document FROM entries WHERE list = ${listId}`).join(' UNION ')}
           ORDER BY date DESC, document DESC LIMIT ? + 0 OFFSET ?
         ) JOIN cards USING (document) ORDER BY date DESC, document DESC`,
        ...[...names, limit, offset],
      ),
    async documentsIn(name) {
      const list = get<{ id: number }>('SELECT id FROM lists WHERE name = ?', name);
      return list && documentsOf(list.id);
    },
    near: async (wanted) =>
      wanted.map(({ list, side, date, document, limit }) =>
        ids(arrays(sides[side], list, date, document, limit)),
      ),
    datedBetween: async (name, from, to) =>
      arrays<[string, number]>(
        `SELECT d.slug, d.changed FROM entries e JOIN documents d ON d.id = e.document
         WHERE e.list = ${listId} AND e.date >= ? AND e.date < ? ORDER BY e.date`,
        ...[name, from, to],
      ).map(([slug, changed]) => ({ slug, changed })),
    hasEntries: async (document) =>
      get('SELECT 1 FROM entries WHERE document = ? LIMIT 1', document) !== undefined,
    newestDocument: async () => get<{ id: number | null }>('SELECT max(id) AS id FROM documents')?.id ?? 0,
  };
}

export function listWrites({ get, run }: Connection): ListWrites {
  return {
    async addEntries(names, date, document) {
      for (const name of names) {
        const list = get<{ id: number }>(
          'INSERT INTO lists (name, count) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET count = count + 1 RETURNING id',
          name,
        );
        run(
          'INSERT INTO entries (list, date, document) VALUES (?, ?, ?)',
          list?.id as number,
          date,
          document,
        );
      }
    },
    async removeEntries(document) {
      run(
        'UPDATE lists SET count = count - 1 WHERE id IN (SELECT list FROM entries WHERE document = ?)',
        document,
      );
      run('DELETE FROM entries WHERE document = ?', document);
    },
  };
}

export function cardReads({ arrays }: Connection): CardReads {
  return {
    byId: async (ids) =>
      ids.length === 0
        ? []
        : arrays<CardRow>(
            'SELECT document, card FROM json_each(?) AS wanted CROSS JOIN cards ON document = wanted.value',
            JSON.stringify(ids),
          ),
    bySlug: async (type, slugs) =>
      slugs.length === 0
        ? []
        : arrays<CardRow>(
            `SELECT document, card FROM json_each(?) AS wanted
             CROSS JOIN documents ON documents.type = ? AND slug = wanted.value
             CROSS JOIN cards ON document = documents.id`,
            ...[JSON.stringify(slugs), type],
          ),
  };
}

export function cardWrites({ run }: Connection): CardWrites {
  return {
    async put(document, card) {
      run(
        'INSERT INTO cards (document, card) VALUES (?, ?) ON CONFLICT (document) DO UPDATE SET card = excluded.card',
        ...[document, card],
      );
    },
    async remove(document) {
      run('DELETE FROM cards WHERE document = ?', document);
    },
  };
}
