import { createStore } from 'zustand/vanilla';
import type { PlayableShow } from '../../player/sound-player.ts';
import type { Followed } from '../saved-entries.ts';

/** the follow or favourite for which one of the three dialogs was opened. */
export type Subject = { kind: 'follow'; followed: Followed } | { kind: 'favourite'; show: PlayableShow };

type Prompts = {
  createAccountOpen: boolean;
  unfollowOpen: boolean;
  unfavouriteOpen: boolean;
  subject: Subject | null;
};

const closed: Prompts = {
  createAccountOpen: false,
  unfollowOpen: false,
  unfavouriteOpen: false,
  subject: null,
};

export const prompts = createStore<Prompts>(() => closed);

export function askToCreateAccount(subject: Subject): void {
  prompts.setState({ ...closed, createAccountOpen: true, subject });
}

/** Opens the dialog that asks before a follow or favourite on this device is removed. */
export function askToRemove(subject: Subject): void {
  const follow = subject.kind === 'follow';
  prompts.setState({ ...closed, unfollowOpen: follow, unfavouriteOpen: !follow, subject });
}

export function closePrompts(): void {
  prompts.setState(closed);
}
