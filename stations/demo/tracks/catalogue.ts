/** Invented music: artists, titles of tracks, and versions. */
export type Catalogue = { artists: string[]; titles: string[]; versions: string[] };

/** Splits a text into lines, since long lists are more readable with one name per line. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
