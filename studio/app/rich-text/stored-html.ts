/**
 * HTML of the text editor as the station stores it, whose sanitiser closes empty tags and writes characters for entities. Otherwise
 * text whose save got no response would be taken for somebody else's.
 */
export function storedHtml(html: string): string {
  return html.replace(/<(br|hr)>/g, '<$1 />').replaceAll('&nbsp;', '\u00a0');
}
