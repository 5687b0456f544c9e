import { audioElement } from './media-element.ts';
import { soundStore } from './sound-state.ts';

/** Call it inside the visitor's gesture: WebKit lets an element play later only if it was loaded in a gesture. */
export function unlockAudio(): void {
  if (soundStore.getState().key === null) audioElement().load();
}
