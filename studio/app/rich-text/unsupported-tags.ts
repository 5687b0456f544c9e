/** Tags that the site shows and the text editor does not support. */
const unsupported = ['dl', 'dt', 'dd', 'figure', 'figcaption', 'small', 'sub', 'sup', 'cite', 'abbr', 'time'];

/** Tags in a text that the text editor would lose. */
export function unsupportedTags(html: string): string[] {
  return unsupported.filter((tag) => new RegExp(`<${tag}[\\s>]`, 'i').test(html));
}
