import { call } from './call.ts';

export type Named = { name: string; slug: string; isNew: boolean };
export type PlannedRow = {
  row: number;
  title: string;
  date: string | null;
  action: 'make' | 'left' | 'impossible';
  slug: string | null;
  /** Why `action` is `left` or `impossible`. */
  reason: string | null;
  doubts: string[];
  residents: Named[];
  genres: Named[];
  sound: 'ours' | 'service' | 'elsewhere' | 'none';
};
type Counts = { shows: number; residents: number; genres: number };

/** The source, state and progress of a plan, without its rows. */
export type Plan = {
  id: string;
  created: string;
  author: string;
  source: { kind: 'feed' | 'csv' | 'recordings'; name: string };
  rowCount: number;
  state: 'planned' | 'applying' | 'fetching' | 'applied' | 'undoing' | 'undone';
  isBusy: boolean;
  leftOut: number[];
  withSound: boolean;
  withPictures: boolean;
  total: number;
  done: number;
  fetched: number;
  made: Counts;
  /** How many recordings and pictures the plan brought in. */
  brought: number;
  failed: { row: number; reason: string }[];
  kept: { type: string; slug: string; reason: string }[];
};
export type PlanWithRows = Plan & {
  rows: PlannedRow[];
  counts: Counts & { left: number; impossible: number; doubtful: number; elsewhere: number };
};
export type Wishes = { withSound: boolean; withPictures: boolean };
export type DryRun = {
  counts: Counts;
  documents: { type: string; slug: string; title?: string; name?: string }[];
  sounds: string[];
  pictures: string[];
};

const path = (id: string, rest = '') => `/move-in/plans/${id}${rest}`;

export const listPlans = () => call<{ plans: Plan[] }>('/move-in/plans');
export const readPlan = (id: string) => call<PlanWithRows>(path(id));
export const readProgress = (id: string) => call<Plan>(path(id, '?rows=0'));

export const planFeed = (url: string) =>
  call<PlanWithRows>('/move-in/plans', { method: 'POST', body: { url } });
export const planUploads = (uploads: string[]) =>
  call<PlanWithRows>('/move-in/plans', { method: 'POST', body: { uploads } });
/** Makes a plan from a feed or a table; the name of the file tells which of them it is. */
export const planFile = (file: File) =>
  call<PlanWithRows>(`/move-in/plans?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    file,
    headers: { 'content-type': /\.(?:csv|tsv|txt)$/i.test(file.name) ? 'text/csv' : 'application/xml' },
  });

export const leaveOut = (id: string, leftOut: number[]) =>
  call<PlanWithRows>(path(id), { method: 'PATCH', body: { leftOut } });
export const dryRun = (id: string, wishes: Wishes) =>
  call<DryRun>(path(id, '/apply?dry=1'), { method: 'POST', body: wishes });
export const applyPlan = (id: string, wishes: Wishes) =>
  call<Plan>(path(id, '/apply?dry=0'), { method: 'POST', body: wishes });
export const undoPlan = (id: string) => call<Plan>(path(id, '/undo'), { method: 'POST' });
