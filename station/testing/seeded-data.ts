import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seed } from '../seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the fixture station, which tests copy. */
    seededData: string;
  }
}

export default async function setup(project: TestProject) {
  const data = mkdtempSync(join(tmpdir(), 'longwave-seeded-'));
  await seed({ DATA: data, STATION: join(import.meta.dirname, '../../stations/fixture') }, () => undefined);
  project.provide('seededData', data);
  return () => rmSync(data, { recursive: true, force: true });
}
