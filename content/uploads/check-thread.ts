import { parentPort, workerData } from 'node:worker_threads';
import { checkUpload } from './check-upload.ts';

// Reads files of gigabytes, so it has a thread of its own.
parentPort?.postMessage(await checkUpload(workerData));
