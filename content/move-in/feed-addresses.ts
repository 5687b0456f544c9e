import type { FeedElement, FeedPage } from './parse-feed.ts';

const maxAddress = 2_000;

/** A whole address; undefined for what is not one of the web, or not whole with nothing to make it so. */
function wholeAddress(written: string, base: string | undefined): string | undefined {
  const text = written.trim();
  if (text === '' || !URL.canParse(text, base)) return undefined;
  const { href, protocol } = new URL(text, base);
  return /^https?:$/.test(protocol) && href.length <= maxAddress ? href : undefined;
}

const isLink = ({ name }: FeedElement) => /(?:^|:)link$/.test(name);
const linkOf = ({ channel }: FeedPage, rel: RegExp) =>
  channel.elements.find((one) => isLink(one) && rel.test(one.attributes.rel ?? ''));

/** Makes the addresses of a page whole: by `xml:base`, by where it was fetched, or by where it says that it is from. */
export function createFeedAddresses(page: FeedPage) {
  const self = linkOf(page, /^self$/)?.attributes.href ?? '';
  const from =
    page.address ??
    wholeAddress(self, undefined) ??
    wholeAddress(page.channel.texts.get('link') ?? '', undefined);
  const within = (bases: string[]) =>
    bases.reduce<string | undefined>((base, next) => wholeAddress(next, base) ?? base, from);
  return {
    ofElement: ({ attributes, bases }: FeedElement) =>
      wholeAddress(attributes.url ?? attributes.href ?? '', within(bases)),
    ofText: (text: string) => wholeAddress(text, from),
  };
}

/** Where the older episodes are, in a feed that does not name all of them at once. */
export function nextPage(page: FeedPage): string | undefined {
  const link = linkOf(page, /^(?:next|prev-archive)$/);
  return link && createFeedAddresses(page).ofElement(link);
}
