import { randomUUID } from 'node:crypto';
import { createLog } from '@longwave/server-kit/log.ts';
import type { Exclusive } from '../exclusive.ts';
import type { DocumentCheck } from '../store/check-document.ts';
import type { Store } from '../store/repository.ts';
import { applyBatch, noteOf, undoBatch } from './apply-batch.ts';
import { createFetchStep } from './fetch-step.ts';
import type { Plan, PlanFolder } from './plan-folder.ts';
import type { Entry } from './plan-rows.ts';

const log = createLog('content');
const batchSize = 25;
const leaseTime = 60_000;
const renewTime = 20_000;
const day = 86_400_000;
/** Push would announce shows younger than this as new, so they are marked as announced. */
const maxAnnouncedAge = 31 * day;

/** Applies or undoes plans, a batch at a time, in one process at a time. An interrupted plan is continued after a restart. */
export function createPlanRunner(
  store: Store,
  folder: PlanFolder,
  check: DocumentCheck,
  exclusive: Exclusive,
  { now, loopback }: { now: () => number; loopback: boolean },
) {
  const holder = randomUUID();
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let entries: { id: string; list: Entry[] } | undefined;

  const hold = (until: number) => store.write((tx) => tx.leases.take('move-in', holder, now(), until));

  async function entriesOf(id: string): Promise<Entry[]> {
    if (entries?.id !== id) entries = { id, list: await folder.readEntries(id) };
    return entries.list;
  }

  const fetchNext = createFetchStep(store, folder, check, exclusive, { now, loopback, signal: stop.signal });

  async function applyNext(plan: Plan): Promise<Plan> {
    const batch = (await entriesOf(plan.id)).slice(plan.done, plan.done + batchSize);
    const edit = { author: plan.author, now: now(), note: noteOf(plan) };
    const { made, failed } = await store.write((tx) => applyBatch(tx, check, batch, edit));
    const keys = new Map(batch.map(({ row, key }) => [row, key]));
    const known = await folder.readKnown();
    for (const { row, type, id } of made) if (type === 'show') known[keys.get(row) ?? ''] = id;
    await folder.writeKnown(known);
    for (const { documents } of batch)
      for (const document of documents)
        if (document.type === 'show' && Date.parse(document.date) > edit.now - maxAnnouncedAge)
          await store.push.announceShow(document.slug, edit.now, [], undefined);
    const done = plan.done + batch.length;
    const state =
      done < plan.total ? 'applying' : plan.withSound || plan.withPictures ? 'fetching' : 'applied';
    return { ...plan, made: [...plan.made, ...made], failed: [...plan.failed, ...failed], done, state };
  }

  async function undoNext(plan: Plan): Promise<Plan> {
    const batch = plan.made.slice(-batchSize).reverse();
    const { undone, kept } = await store.write((tx) => undoBatch(tx, batch, now()));
    const keys = new Map((await entriesOf(plan.id)).map(({ row, key }) => [row, key]));
    const known = await folder.readKnown();
    for (const { row, type } of undone) if (type === 'show') delete known[keys.get(row) ?? ''];
    await folder.writeKnown(known);
    const made = plan.made.slice(0, -batch.length || undefined);
    const rest = batch.length === 0 ? [] : made;
    return {
      ...plan,
      made: rest,
      kept: [...plan.kept, ...kept],
      done: rest.length,
      state: rest.length > 0 ? 'undoing' : 'undone',
    };
  }

  /** Does one step of a plan; returns false when nothing is left to do. */
  async function step(id: string): Promise<boolean> {
    const state = (await folder.read(id))?.state;
    if (state === 'fetching') await fetchNext(id, await entriesOf(id));
    else if (state === 'applying' || state === 'undoing')
      await exclusive(async () => {
        const plan = await folder.read(id);
        if (plan?.state === 'applying') await folder.write(await applyNext(plan));
        else if (plan?.state === 'undoing') await folder.write(await undoNext(plan));
      });
    else return false;
    return true;
  }

  async function run(): Promise<void> {
    const ids = (await folder.list()).filter(({ state }) => isUnfinished(state)).map(({ id }) => id);
    if (ids.length === 0 || !(await hold(now() + leaseTime))) return;
    const renewal = setInterval(() => void hold(now() + leaseTime).catch(() => undefined), renewTime);
    try {
      for (const id of ids) while (!stop.signal.aborted && (await step(id)));
    } finally {
      clearInterval(renewal);
      entries = undefined;
      await hold(now()).catch(() => undefined);
    }
  }

  function start(): void {
    isAskedAgain = true;
    running ??= (async () => {
      while (isAskedAgain && !stop.signal.aborted) {
        isAskedAgain = false;
        await run();
      }
    })()
      .catch((error) => {
        if (!stop.signal.aborted) log.error('Moving in was interrupted, trying again', { error });
      })
      .finally(() => {
        running = undefined;
      });
  }

  return {
    start,
    isRunning: () => running !== undefined,
    async close(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}

export function isUnfinished(state: Plan['state']): boolean {
  return state === 'applying' || state === 'fetching' || state === 'undoing';
}
