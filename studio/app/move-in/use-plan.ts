import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  applyPlan,
  type DryRun,
  dryRun,
  leaveOut,
  type Plan,
  type PlanWithRows,
  readPlan,
  readProgress,
  undoPlan,
  type Wishes,
} from '../api/move-in.ts';
import { sentenceOf } from '../api/problem.ts';
import { showToast } from '../ui/toasts.tsx';

const pollTime = 500;
export const planKey = (id: string) => ['move-in', id];
const progressKey = (id: string) => ['move-in', id, 'progress'];

/** A plan with its progress and its actions. */
export function usePlan(id: string) {
  const queries = useQueryClient();
  const whole = useQuery({ queryKey: planKey(id), queryFn: () => readPlan(id), staleTime: 60_000 });
  const progress = useQuery({
    queryKey: progressKey(id),
    queryFn: () => readProgress(id),
    refetchInterval: ({ state }) => (state.data?.isBusy ? pollTime : false),
  });
  const [tried, setTried] = useState<DryRun>();
  const [isBusy, setBusy] = useState(false);
  /** The rows left out by the latest request that has no response yet; the next request starts from them. */
  const wanted = useRef<number[] | undefined>(undefined);
  const isMoving = progress.data?.isBusy ?? false;
  useEffect(() => {
    if (!isMoving) void queries.invalidateQueries({ queryKey: ['documents'] });
  }, [isMoving, queries]);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
    setBusy(false);
  }
  async function choose(rows: number[], isOut: boolean): Promise<void> {
    const list = new Set(wanted.current ?? whole.data?.leftOut);
    for (const row of rows)
      if (isOut) list.add(row);
      else list.delete(row);
    const leftOut = [...list];
    wanted.current = leftOut;
    setTried(undefined);
    try {
      const plan = await leaveOut(id, leftOut);
      if (wanted.current === leftOut) queries.setQueryData<PlanWithRows>(planKey(id), plan);
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
    if (wanted.current === leftOut) wanted.current = undefined;
  }
  async function begun(plan: Plan): Promise<void> {
    // A read that is under way may return the state before this one.
    await queries.cancelQueries({ queryKey: progressKey(id) });
    queries.setQueryData<Plan>(progressKey(id), plan);
  }

  const plan: PlanWithRows | undefined = whole.data && {
    ...whole.data,
    ...progress.data,
    leftOut: whole.data.leftOut,
  };
  return {
    plan,
    error: whole.error,
    isBusy,
    tried,
    choose,
    forgetDryRun: () => setTried(undefined),
    dryRun: (wishes: Wishes) => attempt(async () => setTried(await dryRun(id, wishes))),
    apply: (wishes: Wishes) =>
      attempt(async () => {
        await begun(await applyPlan(id, wishes));
        setTried(undefined);
      }),
    undo: () => attempt(async () => begun(await undoPlan(id))),
  };
}
