export type Tags = { title?: string; artist?: string; album?: string; date?: string; genre?: string };
/** So many bytes of a file, fewer at its end. */
export type ReadAt = (at: number, count: number) => Promise<Buffer>;

/** No tag worth reading is longer; pictures in them are passed over. */
export const maxTagBytes = 16 * 1024 * 1024;

/** The first that was written of each, in one line. */
export function addTag(tags: Tags, name: keyof Tags | undefined, value: string): void {
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (name && text && tags[name] === undefined) tags[name] = text;
}
