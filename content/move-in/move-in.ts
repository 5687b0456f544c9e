import { randomUUID } from 'node:crypto';
import { createExclusive } from '../exclusive.ts';
import { HttpError } from '../http/http-error.ts';
import type { SetAsideFolder } from '../set-aside/set-aside-folder.ts';
import type { DocumentCheck } from '../store/check-document.ts';
import { findLive } from '../store/live-documents.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { isNameAmong, readKnownNames } from './known-names.ts';
import { type Brought, openPlanFolder, type Plan } from './plan-folder.ts';
import { type Entry, planRows } from './plan-rows.ts';
import { createPlanRunner, isUnfinished } from './plan-runner.ts';
import { removeBrought } from './remove-brought.ts';
import type { Source } from './source-row.ts';

const [second, hour] = [1000, 3_600_000];
const planRetentionMs = 30 * 24 * hour;
/** Longer than the retention of the trash: the files of an undone plan are removed after its shows have left the trash. */
const maxBroughtTime = 90 * 24 * hour;
const pollEveryMs = 30 * second;
const maxPlans = 100;

export type ApplyOptions = Pick<Plan, 'withSound' | 'withPictures'>;
type Noted = (tx: Transaction, shows: number) => Promise<void>;
export type MoveIn = ReturnType<typeof openMoveIn>;

/** Plans with which a back catalogue is imported: each is reviewed before it is applied, and can be undone afterwards. */
export function openMoveIn(
  store: Store,
  check: DocumentCheck,
  setAside: SetAsideFolder,
  { now, loopback }: { now: () => number; loopback: boolean },
) {
  const folder = openPlanFolder(store.folder);
  // Serialises changes, each of which reads a plan and writes it again.
  const { exclusive, settled } = createExclusive();
  let [polledAt, lastSweep] = [now(), Number.NEGATIVE_INFINITY];
  const runner = createPlanRunner(store, folder, check, exclusive, { now, loopback });
  runner.start();

  async function find(id: string): Promise<Plan> {
    const plan = await folder.read(id);
    if (!plan) throw new HttpError(404, 'There is no such plan', 'id');
    return plan;
  }
  const planRowsOf = async ({ id, leftOut }: Plan) =>
    await planRows(store, await folder.readRows(id), await folder.readKnown(), new Set(leftOut));

  async function removeOld(instant: number): Promise<void> {
    await exclusive(async () => {
      for (const plan of await folder.list())
        if (plan.state === 'undone' && plan.brought?.length)
          await folder.write({ ...plan, brought: await removeBrought(store, setAside, plan, instant) });
    });
    const isAwaited = ({ state, brought, created }: Plan) =>
      state === 'undone' && brought?.length && created > instant - maxBroughtTime;
    const plans = (await folder.list()).filter((plan) => !isAwaited(plan));
    const tooMany = plans.slice(maxPlans);
    for (const plan of plans)
      if ((plan.created < instant - planRetentionMs || tooMany.includes(plan)) && !isUnfinished(plan.state))
        await folder.remove(plan.id);
  }

  return {
    find,
    list: folder.list,
    /** The zone and the names of residents, which reading a source needs. */
    station: async () => ({
      zone: (await findLive(store, 'station', 'station'))?.zone ?? 'UTC',
      isResident: isNameAmong(await readKnownNames(store, 'resident')),
    }),
    decided: folder.readDecided,
    async create({ kind, name, rows }: Source, author: string): Promise<Plan> {
      if (rows.length === 0) throw new HttpError(400, 'There is no show in it.', 'body');
      const plan: Plan = {
        id: randomUUID().replaceAll('-', ''),
        created: now(),
        author,
        source: { kind, name: name.slice(0, 300) },
        rows: rows.length,
        state: 'planned',
        leftOut: [],
        ...{ withSound: false, withPictures: false, total: 0, done: 0, fetched: 0 },
        ...{ made: [], failed: [], kept: [] },
      };
      await folder.writeRows(plan.id, rows);
      await folder.writeDecided(plan.id, (await planRowsOf(plan)).rows);
      await folder.write(plan);
      return plan;
    },
    leaveOut(id: string, leftOut: number[]): Promise<Plan> {
      return exclusive(async () => {
        const plan = await find(id);
        if (plan.state !== 'planned') throw new HttpError(409, 'It has been applied already', 'id');
        const changed = { ...plan, leftOut: [...new Set(leftOut)].filter((row) => row < plan.rows) };
        await folder.write(changed);
        return changed;
      });
    },
    /** What would be written if the plan were applied now. */
    async dryRun(id: string) {
      const plan = await find(id);
      if (plan.state !== 'planned') throw new HttpError(409, 'It has been applied already', 'id');
      return await planRowsOf(plan);
    },
    apply(id: string, options: ApplyOptions, note: Noted): Promise<Plan> {
      return exclusive(async () => {
        const plan = await find(id);
        if (plan.state !== 'planned') throw new HttpError(409, 'It has been applied already', 'id');
        const { rows, entries } = await planRowsOf(plan);
        await folder.writeDecided(id, rows);
        await folder.writeEntries(id, entries);
        await store.write((tx) => note(tx, entries.length));
        const brought = plan.source.kind === 'recordings' ? recordingsOf(entries) : [];
        const begun: Plan = { ...plan, ...options, brought, total: entries.length, state: 'applying' };
        await folder.write(begun);
        runner.start();
        return begun;
      });
    },
    /** Possible while the plan is being applied. */
    undo(id: string, note: Noted): Promise<Plan> {
      return exclusive(async () => {
        const plan = await find(id);
        if (plan.state === 'undoing' || plan.state === 'undone') return plan;
        if (plan.state === 'planned') throw new HttpError(409, 'Nothing of it has been applied', 'id');
        await store.write((tx) => note(tx, plan.made.filter(({ type }) => type === 'show').length));
        const begun: Plan = {
          ...plan,
          total: plan.made.length,
          done: plan.made.length,
          kept: [],
          state: 'undoing',
        };
        await folder.write(begun);
        runner.start();
        return begun;
      });
    },
    /** Called once a second: continues what another process or an earlier start has left, and removes old plans. */
    async tick(instant: number): Promise<void> {
      if (Math.abs(instant - lastSweep) >= hour) {
        lastSweep = instant;
        await removeOld(instant);
      }
      if (Math.abs(instant - polledAt) < pollEveryMs) return;
      polledAt = instant;
      if (!runner.isRunning()) runner.start();
    },
    async close(): Promise<void> {
      await runner.close();
      await settled();
    },
  };
}

/** Recordings that were uploaded for these shows. */
function recordingsOf(entries: Entry[]): Brought[] {
  return entries.flatMap(({ documents }) =>
    documents.flatMap((document) =>
      document.type === 'show' && document.recording?.kind === 'file'
        ? [{ kind: 'recording' as const, name: document.recording.name }]
        : [],
    ),
  );
}
