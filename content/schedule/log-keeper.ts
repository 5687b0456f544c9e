import { createReader } from '../pages/reader.ts';
import type { Store, Use } from '../store.ts';
import { addToLog, forgetBefore, forgetFrom, type LogRow, logBetween, type Sound } from './as-played.ts';
import { lead, reach, rowAt, undecided } from './decide.ts';
import { plannedBroadcasts } from './occurrence.ts';
import type { FillerOf } from './recordings-for.ts';

const day = 86_400_000;
const lookEvery = 10_000;
const tidyEvery = 3_600_000;

export type LogKeeper = ReturnType<typeof createLogKeeper>;

/** Writes the as-played log ten minutes ahead of what is heard, and forgets it when it is old. */
export function createLogKeeper(store: Store, fillerOf: FillerOf, daysKept: number) {
  let looked = Number.NEGATIVE_INFINITY;
  let tidied = Number.NEGATIVE_INFINITY;
  let failing = false;
  store.onChange(({ keys, all }) => {
    const isSlot = (key: Use) => typeof key === 'string' && /^(?:slot\/|list:slots$)/.test(key);
    if (all || [...keys].some(isSlot)) looked = Number.NEGATIVE_INFINITY;
  });

  function missing(now: number): LogRow[] {
    const reader = createReader(store, now);
    const plan = plannedBroadcasts(reader, now - 3 * day, now + 3 * day);
    return undecided(reader, logBetween(store, now, now + 2 * reach), plan, fillerOf(reader));
  }

  /** Rows that begin later were decided by a clock that was wrong. */
  const tooFar = (now: number) => now + 2 * reach;
  const isTooFar = (now: number) =>
    store.sql('SELECT 1 FROM as_played WHERE start >= ? LIMIT 1').get(tooFar(now)) !== undefined;

  function decide(now: number): void {
    if (!isTooFar(now) && missing(now).length === 0) return;
    store.transaction(() => {
      forgetFrom(store, tooFar(now));
      for (const row of missing(now)) addToLog(store, row);
    });
    store.announce({ keys: new Set(['as-played']), all: false });
  }

  function tidy(now: number): void {
    if (now >= tidied && now - tidied < tidyEvery) return;
    forgetBefore(store, now - daysKept * day);
    tidied = now;
  }

  return {
    /** Called every second; does nothing while there is nothing to decide. A full disk or a lock has minutes to go away. */
    look(now: number): void {
      if (now >= looked && now - looked < lookEvery) return;
      try {
        decide(now);
        tidy(now);
        looked = now;
        failing = false;
      } catch (error) {
        if (!failing) console.error('Could not write the as-played log, trying again:', error);
        failing = true;
      }
    },

    /** Decides anew about what is running, by the schedule and the recordings of this moment. */
    async changeNow(now: number): Promise<{ changed: boolean; row: LogRow }> {
      const at = Math.ceil((now + lead) / 1000) * 1000;
      const answer = await store.write(() => {
        const reader = createReader(store, now);
        const plan = plannedBroadcasts(reader, now - 3 * day, now + 3 * day);
        forgetFrom(store, at);
        const running = logBetween(store, at, at + 1)[0];
        const row: LogRow = {
          ...rowAt(reader, plan, at, { after: undefined, filler: fillerOf(reader) }),
          start: at,
          reason: 'staff',
        };
        const changed = !running || running.until <= at || !isSame(running, row);
        // Nothing begins anew when only the end, or the words, have changed.
        const same = running && sameRecordings(running, row);
        row.origin = same ? running.origin : at;
        if (same) row.sound.recordings = same;
        if (changed) addToLog(store, row);
        for (const more of missing(now)) addToLog(store, more);
        return { changed, row: changed ? row : running };
      });
      store.announce({ keys: new Set(['as-played', 'as-played:changed']), all: false });
      return answer;
    },
  };
}

function isSame(running: LogRow, row: LogRow): boolean {
  if (!running.broadcast && !row.broadcast) return sameRecordings(running, row) !== undefined;
  const same = JSON.stringify(running.broadcast) === JSON.stringify(row.broadcast);
  return same && running.until === row.until && sameRecordings(running, row) !== undefined;
}

/** The longer list when one is the beginning of the other: how many there are depends on the time there is to fill. */
function sameRecordings(running: LogRow, row: LogRow): Sound['recordings'] | undefined {
  if (running.broadcast?.id !== row.broadcast?.id) return undefined;
  if (!row.broadcast) return namesIn(running.sound.filler) === namesIn(row.sound.filler) ? [] : undefined;
  const lists = [running.sound.recordings, row.sound.recordings];
  const [short = [], long = []] = lists.sort((one, other) => one.length - other.length);
  if (short.length === 0 && long.length > 0) return undefined;
  return short.every(({ name }, at) => name === long[at]?.name) ? long : undefined;
}

/** The rotation begins elsewhere in each gap. */
function namesIn(filler: Sound['filler']): string {
  return JSON.stringify(filler.map(({ name }) => name).sort());
}
