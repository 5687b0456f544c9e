import type { Plan } from './plan-folder.ts';
import type { PlannedRow } from './plan-rows.ts';
import { isUnfinished } from './plan-runner.ts';

/** A plan as staff see it; with rows, also how many shows, residents and genres they would become. */
export function planResponse(plan: Plan, rows?: PlannedRow[]) {
  const { made, rows: count, created, brought = [], ...rest } = plan;
  return {
    ...rest,
    created: new Date(created).toISOString(),
    isBusy: isUnfinished(plan.state),
    rowCount: count,
    brought: brought.length,
    made: countsOf(made.map(({ type }) => type)),
    ...(rows && { counts: plannedCounts(plan, rows), rows }),
  };
}

function countsOf(types: string[]) {
  const count = (type: string) => types.filter((one) => one === type).length;
  return { shows: count('show'), residents: count('resident'), genres: count('genre') };
}

function plannedCounts({ leftOut }: Plan, rows: PlannedRow[]) {
  const out = new Set(leftOut);
  const wanted = rows.filter(({ row, action }) => action === 'make' && !out.has(row));
  const isNew = (list: 'residents' | 'genres') =>
    new Set(wanted.flatMap((row) => row[list].flatMap((one) => (one.isNew ? [one.slug] : [])))).size;
  return {
    shows: wanted.length,
    residents: isNew('residents'),
    genres: isNew('genres'),
    left: rows.filter(({ action }) => action === 'left').length,
    impossible: rows.filter(({ action }) => action === 'impossible').length,
    doubtful: wanted.filter(({ doubts }) => doubts.length > 0).length,
    elsewhere: wanted.filter(({ sound }) => sound === 'elsewhere').length,
  };
}
