import { contentJson } from '../content-call.ts';
import { programmeIsMissing, programmeIsShown, readAgain } from './broadcasts.ts';
import { dateIn } from './schedule/clock.ts';
import { readOnAirData } from './schedule-choice.ts';

/** All open pages see a programme change at once; they ask within so many milliseconds of it. */
const spread = 10_000;
const askAgainAfter = 30_000;
const minute = 60_000;

/** Reads the programme again when it has moved on, for pages that show it and are seen. */
export function createProgrammeReader(contentHost: string, zone: string) {
  let wantedAt: number | null = null;
  let reading = false;
  let date = '';
  let datedAt = Date.now();

  function want(): void {
    wantedAt ??= Date.now() + Math.random() * spread;
  }

  /** A day's programme is found by its weekday, so a new day needs a new week. */
  function lookAtDate(now: number): void {
    if (now - datedAt < minute) return;
    datedAt = now;
    const today = dateIn(zone, now);
    if (date && date !== today) want();
    date = today;
  }

  async function read(): Promise<void> {
    reading = true;
    try {
      const schedule = await readOnAirData('schedule', async () => {
        const { weekSchedule } = await import('@longwave/contract/schedule.ts');
        return weekSchedule.parse(await contentJson(`${contentHost}/shows-schedule.json`));
      });
      wantedAt = null;
      readAgain.setState({ schedule, readAt: Date.now() });
    } catch {
      // Logged already; what the page knows stays until then.
      wantedAt = Date.now() + askAgainAfter;
    }
    reading = false;
  }

  return {
    want,
    look(): void {
      const now = Date.now();
      lookAtDate(now);
      if (programmeIsMissing()) want();
      if (wantedAt === null || now < wantedAt || reading || document.hidden || !programmeIsShown()) return;
      void read();
    },
  };
}
