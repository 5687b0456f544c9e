import { call } from './call.ts';

/** A file or preparation that was deleted or replaced in the last thirty days. */
export type SetAside = {
  id: string;
  kind: 'picture' | 'recording' | 'clip' | 'captions' | 'preparation';
  name: string;
  author: string;
  at: string;
  until: string;
  /** Whether another picture has replaced it. */
  isReplaced: boolean;
  bytes: number;
};

export const listSetAside = async () => (await call<{ items: SetAside[] }>('/set-aside')).items;
export const putBack = (id: string) => call(`/set-aside/${id}/put-back`, { method: 'POST' });
export const deleteForGood = (id: string) => call(`/set-aside/${id}`, { method: 'DELETE' });
