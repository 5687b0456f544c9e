import { resolve } from 'node:path';
import { includeStation } from '@longwave/server-kit/station-module.ts';

// The demo is imported here so that the bundle contains it; the code of other stations is loaded from their folders.
includeStation(resolve(import.meta.dirname, '../stations/demo'), () => import('../stations/demo/station.ts'));
