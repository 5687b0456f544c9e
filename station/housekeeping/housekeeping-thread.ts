import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './integrity.ts';
import { removeLeftovers } from './leftovers.ts';

export type HousekeepingData = { folder: string; database: string; started: number; thorough: boolean };
export type HousekeepingResult = { removed: string[]; damage: string | undefined };

// A thread that ends when its work is done: reading a whole database takes seconds.
const { folder, database, started, thorough }: HousekeepingData = workerData;
const removed = await removeLeftovers(folder, started);
const damage = findDamage(database, thorough);
parentPort?.postMessage({ removed, damage } satisfies HousekeepingResult);
