import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@longwave/server-kit/log.ts';
import { recordingNameOf } from './originals.ts';
import { isRecordingName } from './recording-name.ts';

const FIRST_SCAN_MS = 3_000;
const SCAN_EVERY_MS = 20_000;
/** A file that changed more recently may still be being copied. */
const SETTLED_MS = 10_000;

type Options = { firstScanMs?: number; scanEveryMs?: number; settledMs?: number };

/** Scans the folder of recordings whenever the folder has changed, and calls `onRecording` for each new or changed file. */
export function watchFolder(
  folder: string,
  onRecording: (name: string) => Promise<void>,
  log: Log,
  options: Options = {},
) {
  const { firstScanMs = FIRST_SCAN_MS, scanEveryMs = SCAN_EVERY_MS, settledMs = SETTLED_MS } = options;
  const seen = new Map<string, number>();
  const stop = new AbortController();
  const { signal } = stop;
  let folderChanged = 0;

  /** Returns false if the file may still be being copied. */
  async function checkFile(fileName: string): Promise<boolean> {
    const name = recordingNameOf(fileName);
    if (name === undefined) return true;
    const changed = (await stat(join(folder, fileName)).catch(() => undefined))?.mtimeMs ?? 0;
    if (seen.get(fileName) === changed) return true;
    if (Date.now() - changed < settledMs) return false;
    seen.set(fileName, changed);
    if (isRecordingName(name)) await onRecording(name);
    else
      log.warn('file is no recording: its name may have letters, digits, dashes and dots only', {
        file: fileName,
      });
    return true;
  }

  async function scan(): Promise<void> {
    const facts = await stat(folder).catch(() => undefined);
    if (!facts || facts.mtimeMs === folderChanged) return;
    let settled = true;
    for (const fileName of await readdir(folder)) {
      signal.throwIfAborted();
      settled = (await checkFile(fileName)) && settled;
    }
    if (settled) folderChanged = facts.mtimeMs;
  }

  async function watch(): Promise<void> {
    await pause(firstScanMs, undefined, { signal, ref: false });
    while (true) {
      await scan().catch((error) => {
        if (!signal.aborted) log.error('folder of recordings not read', { folder, error });
      });
      await pause(scanEveryMs, undefined, { signal, ref: false });
    }
  }

  watch().catch(() => {});
  return { close: () => stop.abort() };
}
