import { parentPort, workerData } from 'node:worker_threads';
import { checkUpload } from './check-upload.ts';

// A thread of its own, since it reads files of gigabytes.
parentPort?.postMessage(await checkUpload(workerData));
