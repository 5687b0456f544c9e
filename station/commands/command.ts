/** Runs a terminal command: an error prints its message only, without a stack, and sets the exit code. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The folder argument of a command; throws an error with the usage if it is missing. */
export function folderArgument(usage: string): string {
  const folder = process.argv[2];
  if (!folder || folder.startsWith('-')) throw new Error(`Which folder? ${usage}`);
  return folder;
}
