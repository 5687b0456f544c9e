/** Invented music: who made it, what it is called, and which versions exist. */
export type Catalogue = { artists: string[]; titles: string[]; versions: string[] };

/** One name per line keeps long lists readable. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
