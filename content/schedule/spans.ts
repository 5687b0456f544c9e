import type { LoggedSpan } from './as-played-log.ts';
import type { Broadcast } from './broadcasts.ts';

const day = 86_400_000;

/** A span of time with one broadcast, or a gap; `row` is its row in the log, if it is logged. */
export type Span<Row> = {
  start: number;
  end: number;
  broadcast: { id: string; slot: Broadcast['slot'] } | null;
  row: Row | null;
};

type Window = { from: number; to: number; now: number };

/** The log, and the plan wherever nothing is logged, without holes from `from` to `to`. */
export function mergeLogAndPlan<Row extends LoggedSpan>(
  log: Row[],
  plan: Broadcast[],
  { from, to, now }: Window,
): Span<Row>[] {
  const spans: Span<Row>[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const row of log) {
    spans.push(...planned(plan, end, row.start, from, to));
    end = endOf(row, plan, now);
    if (end > row.start) spans.push({ start: row.start, end, broadcast: row.broadcast, row });
  }
  spans.push(...planned(plan, end, Number.POSITIVE_INFINITY, from, to));
  return spans.filter((span) => span.end > from && span.start < to);
}

/** The end of a row: a gap ends where the schedule now has a broadcast; a logged broadcast keeps its end. */
function endOf({ start, until, broadcast }: LoggedSpan, plan: Broadcast[], now: number): number {
  if (broadcast) return until;
  const next = plan.find((one) => one.start > now && one.end > start && one.start < until);
  return next ? Math.max(start, next.start) : until;
}

/** Broadcasts and gaps of the plan between two instants. A long gap is cut at a UTC midnight. */
function planned(plan: Broadcast[], after: number, before: number, from: number, to: number): Span<never>[] {
  const spans: Span<never>[] = [];
  const first = Math.max(after, Math.floor(from / day) * day - day);
  const last = Math.min(before, Math.ceil(to / day) * day + day);
  let at = first;
  for (const { id, slot, ...times } of plan) {
    const start = Math.max(times.start, after);
    const end = Math.min(times.end, before);
    if (end <= start) continue;
    if (start > at) spans.push({ start: at, end: start, broadcast: null, row: null });
    spans.push({ start, end, broadcast: { id, slot }, row: null });
    at = end;
  }
  if (last > at) spans.push({ start: at, end: last, broadcast: null, row: null });
  return spans;
}
