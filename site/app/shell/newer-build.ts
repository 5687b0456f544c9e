import { engine } from '../player/engine/engine.ts';
import { radio } from '../radio/live-radio.ts';

let newer = false;

export function announceNewBuild(): void {
  newer = true;
}

/** A reload would stop what plays, so it waits for silence. */
export function newBuildIsOut(): boolean {
  return newer && !soundIsWanted();
}

/** A radio that is coming back after a break counts as sound. */
export function soundIsWanted(): boolean {
  const { status } = engine.store.getState();
  return radio.getState().state !== 'off' || ['loading', 'playing', 'waiting'].includes(status);
}
