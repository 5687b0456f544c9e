import { parentPort, workerData } from 'node:worker_threads';
import { LOWEST_PRIORITY, lowerPriorityOfThread } from '@longwave/transcoding/low-priority.ts';
import { type PreparationEvent, prepareRecording } from './prepare-recording.ts';

const reportEveryMs = 250;

// Decoding hours of sound must not take the processor from what is on air.
lowerPriorityOfThread(LOWEST_PRIORITY);
let reportedAt = Number.NEGATIVE_INFINITY;
await prepareRecording(workerData, (event: PreparationEvent) => {
  const now = performance.now();
  if ('done' in event && now - reportedAt < reportEveryMs) return;
  reportedAt = now;
  parentPort?.postMessage(event);
});
