import { genreList, residentShows } from '../lists.ts';
import type { CardRow } from '../tables/lists.ts';
import type { ShowPageReads, ShowRow } from '../tables/show-pages.ts';
import { numberArray, textArray } from './array.ts';
import type { Sql } from './connection.ts';

type List = [name: string, newest: number[], earlier: number[], next: number | null];
type StoredShow = Omit<ShowRow, 'lists'> & { lists: string | null };
type StoredCard = [kind: 'show' | 'host' | 'collection', document: number, card: string];

const [residents, genres] = [residentShows(''), genreList('')];

/** Each read is one statement, so that a page takes two statements and one connection. */
export function showPageReads(sql: Sql): ShowPageReads {
  return {
    async readShow(slug, { ofResident, ofGenre }) {
      const [row] = await sql<StoredShow[]>`
        SELECT d.id, d.live, d.changed, (
          SELECT json_agg(json_build_array(l.name,
            ARRAY(SELECT document FROM entries WHERE list = e.list AND is_resident
              ORDER BY date DESC, document DESC LIMIT ${ofResident}),
            ARRAY(SELECT document FROM entries WHERE list = e.list AND (date, document) < (e.date, e.document)
              ORDER BY date DESC, document DESC LIMIT CASE WHEN is_resident THEN 1 ELSE ${ofGenre}::int END),
            (SELECT document FROM entries WHERE list = e.list AND is_resident AND (date, document) > (e.date, e.document)
              ORDER BY date, document LIMIT 1)))
          FROM entries e JOIN lists l ON l.id = e.list CROSS JOIN starts_with(l.name, ${residents}) is_resident
          WHERE e.document = d.id AND (is_resident OR starts_with(l.name, ${genres}))
        ) AS lists
        FROM documents d WHERE d.type = 'show' AND d.slug = ${slug} AND d.live IS NOT NULL`;
      return row && { ...row, lists: listsIn(row.lists) };
    },
    async readCards(shows, hosts, show) {
      const rows = (await sql`
        (SELECT 'show' AS kind, document, card FROM unnest(${numberArray(shows)}::bigint[]) WITH ORDINALITY AS wanted (id, ordinal)
          JOIN cards ON document = wanted.id ORDER BY ordinal)
        UNION ALL
        (SELECT 'host', document, card FROM unnest(${textArray(hosts)}::text[]) WITH ORDINALITY AS wanted (slug, ordinal)
          JOIN documents d ON d.type = 'resident' AND d.slug = wanted.slug JOIN cards ON document = d.id ORDER BY ordinal)
        UNION ALL
        (SELECT 'collection', document, card FROM cards WHERE document IN (
            SELECT r.document FROM relations r JOIN documents d ON d.id = r.document
            WHERE r.target = ${show} AND d.type = 'collection'
          ) ORDER BY document DESC LIMIT 100)`.values()) as unknown as StoredCard[];
      const of = (wanted: StoredCard[0]) =>
        rows.flatMap(([kind, document, card]): CardRow[] => (kind === wanted ? [[document, card]] : []));
      return { shows: of('show'), hosts: of('host'), collections: of('collection') };
    },
  };
}

function listsIn(json: string | null): ShowRow['lists'] {
  const lists: List[] = json === null ? [] : JSON.parse(json);
  return lists.map(([name, newest, earlier, next]) => ({ name, newest, earlier, next: next ?? undefined }));
}
