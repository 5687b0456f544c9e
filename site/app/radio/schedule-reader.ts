import { fetchContentJson } from '../content-call.ts';
import { refreshedSchedule, scheduleIsMissing, scheduleIsShown } from './broadcasts.ts';
import { withFailureLog } from './failure-log.ts';
import { dateIn } from './schedule/clock.ts';

/** Each page waits a random part of this before it fetches, because all see a change at the same time; in milliseconds. */
const maxDelay = 10_000;
const retryAfter = 30_000;
const minute = 60_000;

/** Fetches the schedule again when what is on air or the day has changed, for visible pages that show it. */
export function createScheduleReader(contentHost: string, zone: string) {
  /** When the schedule is to be fetched; null while no fetch is requested. */
  let dueAt: number | null = null;
  let reading = false;
  let date = '';
  let dateReadAt = Date.now();

  function request(): void {
    dueAt ??= Date.now() + Math.random() * maxDelay;
  }

  /** Requests the schedule on a new day, because days are found by their weekday. */
  function requestOnNewDay(now: number): void {
    if (now - dateReadAt < minute) return;
    dateReadAt = now;
    const today = dateIn(zone, now);
    if (date && date !== today) request();
    date = today;
  }

  async function fetchSchedule(): Promise<void> {
    reading = true;
    try {
      const schedule = await withFailureLog('schedule', async () => {
        const { weekSchedule } = await import('@longwave/contract/schedule.ts');
        return weekSchedule.parse(await fetchContentJson(`${contentHost}/shows-schedule.json`));
      });
      dueAt = null;
      refreshedSchedule.setState({ schedule, fetchedAt: Date.now() });
    } catch {
      // The failure is logged already.
      dueAt = Date.now() + retryAfter;
    }
    reading = false;
  }

  return {
    request,
    check(): void {
      const now = Date.now();
      requestOnNewDay(now);
      if (scheduleIsMissing()) request();
      if (dueAt === null || now < dueAt || reading || document.hidden || !scheduleIsShown()) return;
      void fetchSchedule();
    },
  };
}
