import { soundStore } from '../player/engine/sound-state.ts';
import { radio } from '../radio/radio-state.ts';

let newer = false;

export function announceNewBuild(): void {
  newer = true;
}

/** Whether a newer build can be loaded; false while something plays, because a reload would stop it. */
export function newBuildIsOut(): boolean {
  return newer && !soundIsWanted();
}

/** Whether something plays or is about to play; also true while the radio reconnects. */
export function soundIsWanted(): boolean {
  const { status } = soundStore.getState();
  return radio.getState().state !== 'off' || ['loading', 'playing', 'waiting'].includes(status);
}
