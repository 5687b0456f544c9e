export type Tags = { title?: string; artist?: string; album?: string; date?: string; genre?: string };
/** Reads so many bytes of a file; fewer at its end. */
export type ReadAt = (at: number, count: number) => Promise<Buffer>;

/** At most this many bytes of a tag are read. */
export const maxTagBytes = 16 * 1024 * 1024;

/** Sets a tag as one line of text, unless it is set already. */
export function addTag(tags: Tags, name: keyof Tags | undefined, value: string): void {
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (name && text && tags[name] === undefined) tags[name] = text;
}
