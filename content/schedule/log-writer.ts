import { createLog } from '@longwave/server-kit/log.ts';
import { createReader } from '../store/reader.ts';
import type { Dependency, Reads, Store, Transaction } from '../store/repository.ts';
import { addToLog, type LogRow, readLog, type Sound } from './as-played-log.ts';
import type { ReadFiller } from './choose-recordings.ts';
import { changeDelay, loggedAhead, planMissingRows, planRow } from './plan-log.ts';
import { readPlannedBroadcasts } from './read-broadcasts.ts';

const log = createLog('content');

const day = 86_400_000;
const updateEvery = 10_000;
const cleanEvery = 3_600_000;
/** Milliseconds to wait for other writers; a second later is another try. */
const lockWait = 500;

export type LogWriter = ReturnType<typeof createLogWriter>;

/** Writes the as-played log ten minutes ahead of what is heard, and deletes old rows. */
export function createLogWriter(store: Store, readFiller: ReadFiller, retentionDays: number) {
  let updatedAt = Number.NEGATIVE_INFINITY;
  let cleanedAt = Number.NEGATIVE_INFINITY;
  let failing = false;
  let updating: Promise<void> | undefined;
  store.onChange(({ keys, all }) => {
    const isSlot = (key: Dependency) => typeof key === 'string' && /^(?:slot\/|list:slots$)/.test(key);
    if (all || [...keys].some(isSlot)) updatedAt = Number.NEGATIVE_INFINITY;
  });

  async function readPlan(reads: Reads, now: number) {
    const reader = createReader(reads, now);
    const [plan, filler] = await Promise.all([
      readPlannedBroadcasts(reader, now - 3 * day, now + 3 * day),
      readFiller(reader),
    ]);
    return { reader, plan, filler };
  }

  async function planMissing(reads: Reads, now: number): Promise<LogRow[]> {
    const [{ reader, plan, filler }, logged] = await Promise.all([
      readPlan(reads, now),
      readLog(reads, now, now + 2 * loggedAhead),
    ]);
    return planMissingRows(reader, logged, plan, filler);
  }

  /** Rows that begin later than this were written with a wrong clock. */
  const tooFar = (now: number) => now + 2 * loggedAhead;

  async function writeMissing(now: number): Promise<void> {
    const [isTooFar, missing] = await Promise.all([
      store.asPlayed.isAnyFrom(tooFar(now)),
      planMissing(store, now),
    ]);
    if (!isTooFar && missing.length === 0) return;
    await store.write(async (tx) => {
      await tx.asPlayed.deleteFrom(tooFar(now));
      // Another process may have written rows in the meantime.
      const stillMissing = await planMissing(tx, now);
      for (const row of stillMissing) await addToLog(tx, row);
      if (isTooFar || stillMissing.length > 0) tx.changes.keys.add('as-played');
    }, lockWait);
  }

  async function clean(now: number): Promise<void> {
    if (now >= cleanedAt && now - cleanedAt < cleanEvery) return;
    await store.write((tx) => tx.asPlayed.deleteBefore(now - retentionDays * day), lockWait);
    cleanedAt = now;
  }

  async function update(now: number): Promise<void> {
    if (now >= updatedAt && now - updatedAt < updateEvery) return;
    // Set before the work, so that a change during the work causes another update.
    updatedAt = now;
    try {
      await writeMissing(now);
      await clean(now);
      failing = false;
    } catch (error) {
      updatedAt = Number.NEGATIVE_INFINITY;
      if (!failing)
        log.error('Could not write the as-played log, trying again', { reason: (error as Error).message });
      failing = true;
    }
  }

  /** Replaces what is running by what the schedule and the recordings give now. */
  async function change(tx: Transaction, now: number): Promise<{ changed: boolean; row: LogRow }> {
    const at = Math.ceil((now + changeDelay) / 1000) * 1000;
    const { reader, plan, filler } = await readPlan(tx, now);
    await tx.asPlayed.deleteFrom(at);
    const [running] = await readLog(tx, at, at + 1);
    const row: LogRow = {
      ...(await planRow(reader, plan, at, { after: undefined, filler })),
      start: at,
      reason: 'staff',
    };
    const changed = !running || running.until <= at || !isSame(running, row);
    // Recordings do not restart if only the end or the texts have changed.
    const same = running && sameRecordings(running, row);
    row.origin = same ? running.origin : at;
    if (same) row.sound.recordings = same;
    if (changed) await addToLog(tx, row);
    for (const more of await planMissing(tx, now)) await addToLog(tx, more);
    for (const key of ['as-played', 'as-played:changed']) tx.changes.keys.add(key);
    return { changed, row: changed ? row : running };
  }

  return {
    /**
     * Called every second; does nothing while no row is missing, and never runs twice at once. Since it works minutes ahead, there
     * is time for a full disk or a lock to be resolved.
     */
    update(now: number): Promise<void> {
      updating ??= update(now).finally(() => {
        updating = undefined;
      });
      return updating;
    },
    /** For use inside a transaction that changes what there is to play. */
    change,
    changeNow: (now: number) => store.write((tx) => change(tx, now)),
  };
}

function isSame(running: LogRow, row: LogRow): boolean {
  if (!running.broadcast && !row.broadcast) return sameRecordings(running, row) !== undefined;
  const same = JSON.stringify(running.broadcast) === JSON.stringify(row.broadcast);
  return same && running.until === row.until && sameRecordings(running, row) !== undefined;
}

/** The longer list if the shorter one is its beginning: the number of recordings depends on the time to be filled. */
function sameRecordings(running: LogRow, row: LogRow): Sound['recordings'] | undefined {
  if (running.broadcast?.id !== row.broadcast?.id) return undefined;
  if (!row.broadcast) return namesIn(running.sound.filler) === namesIn(row.sound.filler) ? [] : undefined;
  const lists = [running.sound.recordings, row.sound.recordings];
  const [short = [], long = []] = lists.sort((one, other) => one.length - other.length);
  if (short.length === 0 && long.length > 0) return undefined;
  return short.every(({ name }, at) => name === long[at]?.name) ? long : undefined;
}

/** The names of filler in alphabetical order, since the rotation begins with another track in each gap. */
function namesIn(filler: Sound['filler']): string {
  return JSON.stringify(filler.map(({ name }) => name).sort());
}
