import type { FeedElement, FeedPage } from './parse-feed.ts';

const maxAddress = 2_000;

/** The absolute URL; undefined if it is not http or https, or is relative without a base. */
function wholeAddress(written: string, base: string | undefined): string | undefined {
  const text = written.trim();
  if (text === '' || !URL.canParse(text, base)) return undefined;
  const { href, protocol } = new URL(text, base);
  return /^https?:$/.test(protocol) && href.length <= maxAddress ? href : undefined;
}

const isLink = ({ name }: FeedElement) => /(?:^|:)link$/.test(name);
const linkOf = ({ channel }: FeedPage, rel: RegExp) =>
  channel.elements.find((one) => isLink(one) && rel.test(one.attributes.rel ?? ''));

/** Makes the URLs of a page absolute: by `xml:base`, by the URL it was fetched from, or by the one it says it is from. */
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

/** The URL of the next page with older episodes, in a feed that has several pages. */
export function nextPage(page: FeedPage): string | undefined {
  const link = linkOf(page, /^(?:next|prev-archive)$/);
  return link && createFeedAddresses(page).ofElement(link);
}
