/** Shown to staff when a write has failed because the disk is full or fails. */
export const diskFullMessage =
  'This could not be kept: the disk of the station is full or cannot be written. Nothing was changed.';

const fileCodes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];
/** SQLite's error codes for a read-only file, a full disk, and a failed write, sync or truncation. */
const sqliteCodes = [8, 13, 778, 1034, 1546];
const postgresDiskFull = '53100';

export function isDiskFull(error: unknown): boolean {
  const { code = '', errcode = 0 } = error as { code?: string; errcode?: number };
  return fileCodes.includes(code) || code === postgresDiskFull || sqliteCodes.includes(errcode);
}
