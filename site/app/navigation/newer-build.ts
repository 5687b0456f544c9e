import { soundStore } from '../player/engine/sound-state.ts';
import { radio } from '../radio/radio-state.ts';

let newer = false;

export function announceNewBuild(): void {
  newer = true;
}

/** False while something plays, because a reload would stop it. */
export function newBuildIsOut(): boolean {
  return newer && !soundIsWanted();
}

/** Also true while the radio reconnects. */
export function soundIsWanted(): boolean {
  const { status } = soundStore.getState();
  return radio.getState().state !== 'off' || ['loading', 'playing', 'waiting'].includes(status);
}
