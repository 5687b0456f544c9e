import { call } from './call.ts';

/** Something that was deleted or replaced in the last thirty days. */
export type SetAside = {
  id: string;
  kind: 'picture' | 'recording' | 'clip' | 'captions' | 'preparation';
  name: string;
  author: string;
  at: string;
  until: string;
  /** Another picture has taken its place. */
  isReplaced: boolean;
  bytes: number;
};

export const listSetAside = async () => (await call<{ items: SetAside[] }>('/set-aside')).items;
export const putBack = (id: string) => call(`/set-aside/${id}/put-back`, { method: 'POST' });
export const deleteForGood = (id: string) => call(`/set-aside/${id}`, { method: 'DELETE' });
