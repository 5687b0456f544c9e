import { instant } from '@longwave/contract/documents.ts';
import { Hono } from 'hono';
import { Refusal } from '../http/problem.ts';
import { type AsPlayedLine, asPlayedLines, changesByStaff } from '../schedule/as-played-lines.ts';
import type { LogKeeper } from '../schedule/log-keeper.ts';
import type { Store } from '../store.ts';
import { requireKey } from './key.ts';

const day = 86_400_000;
const longest = 100 * day;

/** What was played: staff read it, and may ask for a change of what is running. */
export function asPlayedRoutes(
  store: Store,
  logKeeper: LogKeeper,
  key: string | undefined,
  now: () => number,
) {
  const app = new Hono();
  for (const path of ['/as-played.json', '/as-played.csv', '/as-played/*']) app.use(path, requireKey(key));
  return app
    .get('/as-played.json', (c) => {
      const [from, to] = spanOf(c.req.query('from'), c.req.query('to'), now());
      return c.json({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        played: asPlayedLines(store, from, to),
        changes: changesByStaff(store, from, to),
        notes: notesBetween(store, from, to),
      });
    })
    .get('/as-played.csv', (c) => {
      const [from, to] = spanOf(c.req.query('from'), c.req.query('to'), now());
      return c.body(csv(asPlayedLines(store, from, to)), 200, { 'content-type': 'text/csv; charset=utf-8' });
    })
    .post('/as-played/change-now', async (c) => {
      const { changed, row } = await logKeeper.changeNow(now());
      return c.json({
        changed,
        start: new Date(row.start).toISOString(),
        broadcast: row.broadcast?.id ?? null,
        recordings: row.sound.recordings.map(({ name }) => name),
      });
    });
}

/** The last day when nothing is said. */
function spanOf(from: string | undefined, to: string | undefined, now: number): [number, number] {
  const end = momentOf(to, 'to') ?? now;
  const start = momentOf(from, 'from') ?? end - day;
  if (end <= start) throw new Refusal(400, 'to must be later than from', 'to');
  if (end - start > longest) throw new Refusal(400, 'from and to may be at most 100 days apart', 'from');
  return [start, end];
}

function momentOf(given: string | undefined, parameter: string): number | undefined {
  if (given === undefined) return undefined;
  if (instant.safeParse(given).success) return Date.parse(given);
  if (/^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given))) return Date.parse(given);
  throw new Refusal(400, `${parameter} must be a time such as 2026-05-01T18:00:00Z, or a date`, parameter);
}

function notesBetween(store: Store, from: number, to: number) {
  const rows = store
    .sql('SELECT at, slot, text FROM air_notes WHERE at >= ? AND at < ? ORDER BY at')
    .all(from, to) as { at: number; slot: string | null; text: string }[];
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

/** Titles may come from a source's encoder: none must become a formula in somebody's spreadsheet. */
function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
