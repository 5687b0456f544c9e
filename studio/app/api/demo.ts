import { call } from './call.ts';

/** The demo that the station began with, as long as it is there or can be brought back. */
export type Demo = { name: string; documents: number; removed: { at: string; until: string } | null };

export const readDemo = () => call<{ demo: Demo | null }>('/staff/demo');
export const removeDemo = () =>
  call<{ documents: number; demo: Demo }>('/staff/demo/remove', { method: 'POST' });
export const bringDemoBack = () =>
  call<{ documents: number; demo: Demo }>('/staff/demo/bring-back', { method: 'POST' });
