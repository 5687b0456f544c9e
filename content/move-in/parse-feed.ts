import { Parser } from 'htmlparser2';
import { HttpError } from '../http/http-error.ts';
import { tooMany } from './parse-csv.ts';
import { maxRows } from './source-row.ts';

type Attributes = Record<string, string>;
/** An element with a URL, and the values of `xml:base` around it, from the outside in. */
export type FeedElement = { name: string; attributes: Attributes; bases: string[] };
/** An episode, or the feed's description of itself. */
export type FeedItem = { texts: Map<string, string>; categories: string[]; elements: FeedElement[] };
export type FeedPage = {
  /** The URL it was fetched from; undefined for a file. */
  address: string | undefined;
  channel: FeedItem;
  items: FeedItem[];
};

/** The parser compares each tag with all that are open around it. */
const maxOpenElements = 100;

const emptyItem = (): FeedItem => ({ texts: new Map(), categories: [], elements: [] });

/** Ignores document type declarations, so that no entity can expand. */
export function parseFeed(xml: string, address: string | undefined): FeedPage {
  const channel = emptyItem();
  const items: FeedItem[] = [];
  const open: { name: string; base: string | undefined }[] = [];
  let isFeed = false;
  let item: FeedItem | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push({ name, base: attributes['xml:base'] });
        if (open.length > maxOpenElements)
          throw new HttpError(
            400,
            `This is no podcast feed: more than ${maxOpenElements} elements are open inside each other.`,
            'body',
          );
        isFeed ||= name === 'channel';
        if (name === 'item' && !item) {
          item = emptyItem();
          items.push(item);
          if (items.length > maxRows) throw tooMany();
        }
        if (attributes.href === undefined && attributes.url === undefined) return;
        const bases = open.flatMap(({ base }) => base ?? []);
        (item ?? channel).elements.push({ name, attributes, bases });
      },
      ontext(text) {
        const tag = open.at(-1)?.name;
        // Titles inside other elements, such as that of the feed's picture, are skipped.
        if (!tag || open.at(-2)?.name !== (item ? 'item' : 'channel')) return;
        const { texts } = item ?? channel;
        texts.set(tag, (texts.get(tag) ?? '') + text);
      },
      onclosetag(name) {
        if (open.pop() === undefined) return;
        if (name === 'category' && item) {
          item.categories.push(item.texts.get('category') ?? '');
          item.texts.delete('category');
        }
        if (name === 'item') item = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  if (!isFeed) throw new HttpError(400, 'This is no podcast feed: there is no channel in it.', 'body');
  return { address, channel, items };
}
