import { statfs } from 'node:fs/promises';
import { diskFullMessage } from './disk-full.ts';
import { HttpError } from './http-error.ts';

/** Bytes that stay free for the rest of the station. */
export const reservedBytes = 256 * 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Throws if a file of this size would leave too little room. */
export async function requireDiskSpace(folder: string, bytes: number, free = freeBytes): Promise<void> {
  if ((await free(folder)) < bytes + reservedBytes) throw new HttpError(507, diskFullMessage);
}
