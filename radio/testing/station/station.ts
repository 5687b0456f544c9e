import type { MadeRecording, StationModule } from '@longwave/contract/station-module.ts';
import { markedFrames } from '../marked-recordings.ts';

const FRAMES = 500;

function made(name: string): MadeRecording {
  return {
    frames: FRAMES,
    read: async (from, count) => markedFrames(name, from, Math.min(count, FRAMES - from)),
    async *parts() {
      yield markedFrames(name, 0, FRAMES);
    },
  };
}

/** The smallest station with code: it has one recording, which is also its filler. */
export default {
  documents: () => [],
  picture: () => undefined,
  recording: (name) => (name === 'test-recording' ? made(name) : undefined),
  clip: () => undefined,
  filler: [{ name: 'test-recording', title: 'Test Recording', seconds: 12 }],
} satisfies StationModule;
