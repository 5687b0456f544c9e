/** Runs a command of the terminal: what goes wrong is one sentence and an exit code, never a stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The folder a command was given, or an error that says how to give it. */
export function folderArgument(usage: string): string {
  const folder = process.argv[2];
  if (!folder || folder.startsWith('-')) throw new Error(`Which folder? ${usage}`);
  return folder;
}
