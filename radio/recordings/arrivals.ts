import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { isRecordingName } from './name.ts';
import { recordingOf } from './originals.ts';

const FIRST_LOOK_MS = 3_000;
const LOOK_EVERY_MS = 20_000;
/** Somebody may still be copying a file that changed later than this. */
const SETTLED_MS = 10_000;

type Options = { firstLookMs?: number; lookEveryMs?: number; settledMs?: number };

/** Looks into the folder of recordings now and then, and shows each that has come since it last looked. */
export function watchArrivals(
  folder: string,
  arrived: (name: string) => Promise<void>,
  log: Log,
  options: Options = {},
) {
  const { firstLookMs = FIRST_LOOK_MS, lookEveryMs = LOOK_EVERY_MS, settledMs = SETTLED_MS } = options;
  const seen = new Map<string, number>();
  const stop = new AbortController();
  const { signal } = stop;
  let folderChanged = 0;

  /** False when a file was still changing. */
  async function look(fileName: string): Promise<boolean> {
    const name = recordingOf(fileName);
    if (name === undefined) return true;
    const changed = (await stat(join(folder, fileName)).catch(() => undefined))?.mtimeMs ?? 0;
    if (seen.get(fileName) === changed) return true;
    if (Date.now() - changed < settledMs) return false;
    seen.set(fileName, changed);
    if (isRecordingName(name)) await arrived(name);
    else log(`${fileName} is no recording: its name may have letters, digits, dashes and dots only`);
    return true;
  }

  async function lookAtAll(): Promise<void> {
    const facts = await stat(folder).catch(() => undefined);
    if (!facts || facts.mtimeMs === folderChanged) return;
    let settled = true;
    for (const fileName of await readdir(folder)) {
      signal.throwIfAborted();
      settled = (await look(fileName)) && settled;
    }
    if (settled) folderChanged = facts.mtimeMs;
  }

  async function watch(): Promise<void> {
    await pause(firstLookMs, undefined, { signal, ref: false });
    while (true) {
      await lookAtAll().catch((error) => {
        if (!signal.aborted) log(`The folder of recordings could not be read: ${error}`);
      });
      await pause(lookEveryMs, undefined, { signal, ref: false });
    }
  }

  watch().catch(() => {});
  return { close: () => stop.abort() };
}
