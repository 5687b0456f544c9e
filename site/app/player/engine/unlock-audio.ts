import { audioElement } from './media-element.ts';
import { soundStore } from './sound-state.ts';

/** WebKit lets an element play after a delay only if it was touched in the visitor's gesture. */
export function unlockAudio(): void {
  if (soundStore.getState().key === null) audioElement().load();
}
