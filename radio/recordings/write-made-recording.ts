import type { MadeRecording } from '@longwave/contract/station-module.ts';
import { writeFileInPieces } from '@longwave/server-kit/write-file.ts';

export async function writeMadeRecording(
  made: MadeRecording,
  path: string,
  stop: AbortSignal,
): Promise<void> {
  await writeFileInPieces(path, async (file) => {
    for await (const part of made.parts()) {
      stop.throwIfAborted();
      await file.write(part);
    }
  });
}
