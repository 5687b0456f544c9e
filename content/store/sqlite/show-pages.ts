import { genreList, residentShows } from '../lists.ts';
import type { ShowPageReads } from '../tables/show-pages.ts';
import type { Connection } from './connection.ts';
import { documentReads } from './documents.ts';
import { cardReads } from './lists.ts';
import { relationReads } from './relations.ts';

const listsOf = `SELECT l.id, l.name, e.date FROM entries e JOIN lists l ON l.id = e.list WHERE e.document = ?`;
const newest = 'SELECT document FROM entries WHERE list = ? ORDER BY date DESC, document DESC LIMIT ? + 0';
const earlier = `SELECT document FROM entries WHERE list = ? AND (date, document) < (?, ?)
  ORDER BY date DESC, document DESC LIMIT ? + 0`;
const next = `SELECT document FROM entries WHERE list = ? AND (date, document) > (?, ?) ORDER BY date, document LIMIT 1`;
const [residents, genres] = [residentShows(''), genreList('')];

export function showPageReads(connection: Connection): ShowPageReads {
  const { arrays } = connection;
  const [documents, cards, relations] = [
    documentReads(connection),
    cardReads(connection),
    relationReads(connection),
  ];
  const ids = (text: string, ...values: number[]) => arrays<[number]>(text, ...values).map(([id]) => id);

  return {
    async readShow(slug, { ofResident, ofGenre }) {
      const row = await documents.readLive('show', slug);
      if (!row) return undefined;
      const { id, live, changed } = row;
      const lists = arrays<[number, string, number]>(listsOf, id).flatMap(([list, name, date]) => {
        if (name.startsWith(residents))
          return {
            name,
            newest: ids(newest, list, ofResident),
            earlier: ids(earlier, list, date, id, 1),
            next: ids(next, list, date, id)[0],
          };
        return name.startsWith(genres)
          ? { name, newest: [], earlier: ids(earlier, list, date, id, ofGenre), next: undefined }
          : [];
      });
      return { id, live, changed, lists };
    },
    async readCards(shows, hosts, show) {
      return {
        shows: await cards.byId(shows),
        hosts: await cards.bySlug('resident', hosts),
        collections: await cards.byId(await relations.referencing(show, 'collection')),
      };
    },
  };
}
