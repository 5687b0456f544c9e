import { statfs } from 'node:fs/promises';
import { diskFullMessage } from './disk-full.ts';
import { HttpError } from './http-error.ts';

/** What the rest of the station needs of the disk. */
export const reservedBytes = 256 * 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Refuses what would leave too little room. */
export async function requireDiskSpace(folder: string, bytes: number, free = freeBytes): Promise<void> {
  if ((await free(folder)) < bytes + reservedBytes) throw new HttpError(507, diskFullMessage);
}
