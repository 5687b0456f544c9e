import { instant } from '@longwave/contract/field.ts';
import { Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { actorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import { type AsPlayedLine, asPlayedLines, changesByStaff } from '../schedule/as-played-report.ts';
import type { LogWriter } from '../schedule/log-writer.ts';
import type { Reads, Store } from '../store/repository.ts';

const day = 86_400_000;
const maxSpan = 100 * day;

/** Routes with which staff read what was played, and change what is running. */
export function asPlayedRoutes(
  store: Store,
  logWriter: LogWriter,
  requireStaff: RequireStaff,
  now: () => number,
) {
  return new Hono()
    .get('/as-played.json', requireStaff('as-played.read'), async (c) => {
      const [from, to] = spanOf(c.req.query('from'), c.req.query('to'), now());
      const [played, changes, notes] = await Promise.all([
        asPlayedLines(store, from, to),
        changesByStaff(store, from, to),
        notesBetween(store, from, to),
      ]);
      return c.json({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        played,
        changes,
        notes,
      });
    })
    .get('/as-played.csv', requireStaff('as-played.read'), async (c) => {
      const [from, to] = spanOf(c.req.query('from'), c.req.query('to'), now());
      const lines = await asPlayedLines(store, from, to);
      return c.body(csv(lines), 200, { 'content-type': 'text/csv; charset=utf-8' });
    })
    .post('/as-played/change-now', requireStaff('as-played.change'), async (c) => {
      const { changed, row } = await logWriter.changeNow(now());
      const subject = row.broadcast?.id ?? 'a gap';
      await store.write((tx) => recordAction(tx, actorOf(c), now(), 'changed what is on air', subject));
      return c.json({
        changed,
        start: new Date(row.start).toISOString(),
        broadcast: row.broadcast?.id ?? null,
        recordings: row.sound.recordings.map(({ name }) => name),
      });
    });
}

/** The requested span, by default the last 24 hours. */
function spanOf(from: string | undefined, to: string | undefined, now: number): [number, number] {
  const end = parseInstant(to, 'to') ?? now;
  const start = parseInstant(from, 'from') ?? end - day;
  if (end <= start) throw new HttpError(400, 'to must be later than from', 'to');
  if (end - start > maxSpan) throw new HttpError(400, 'from and to may be at most 100 days apart', 'from');
  return [start, end];
}

function parseInstant(given: string | undefined, parameter: string): number | undefined {
  if (given === undefined) return undefined;
  if (instant.safeParse(given).success) return Date.parse(given);
  if (/^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given))) return Date.parse(given);
  throw new HttpError(400, `${parameter} must be a time such as 2026-05-01T18:00:00Z, or a date`, parameter);
}

async function notesBetween(reads: Reads, from: number, to: number) {
  const rows = await reads.asPlayed.listNotes(from, to);
  return rows.map(({ at, slot, text }) => ({ at: new Date(at).toISOString(), broadcast: slot, text }));
}

function csv(lines: AsPlayedLine[]): string {
  const head = 'start,end,programme,title,recording,live,average listeners,peak listeners,broadcast,host';
  const rows = lines.map((line) =>
    [
      ...[line.start, line.end, line.programme, line.title, line.recording, line.live ? 'yes' : 'no'],
      ...[line.listeners?.average, line.listeners?.peak, line.broadcast, line.host],
    ]
      .map(cell)
      .join(','),
  );
  return `${[head, ...rows].join('\r\n')}\r\n`;
}

/** Titles may come from a live source's encoder, so none may become a formula in a spreadsheet. */
function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
