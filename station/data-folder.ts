import { accessSync, constants, mkdirSync } from 'node:fs';

/** Creates the data folder if needed; throws an error with one sentence if it cannot be written. */
export function requireDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${folder} cannot be written (${code}). Choose another with DATA=/path npm start`,
    );
  }
}
