import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { replaceBuild } from '../../station/replace-build.ts';

const root = join(import.meta.dirname, '../..');
const builder = join(root, 'node_modules/@react-router/dev/bin.cjs');

/** Copies the build of the site into a folder of its own, which a test may change without harm to other tests. */
export function copyOfBuild(name: string): string {
  const folder = join(root, 'e2e/results', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'site/build'), folder, { recursive: true });
  return folder;
}

/** Builds the site from changed sources: the heading of the residents page has one more word. */
export async function makeSecondBuild() {
  const workshop = mkdtempSync(join(tmpdir(), 'longwave-second-'));
  const site = join(workshop, 'site');
  const leftOut = /\/(?:build|\.react-router|node_modules)$|\.test\./;
  cpSync(join(root, 'site'), site, { recursive: true, filter: (path) => !leftOut.test(path) });
  for (const name of ['node_modules', 'contract', 'tsconfig.base.json'])
    symlinkSync(join(root, name), join(workshop, name));

  const page = join(site, 'app/pages/residents.tsx');
  const before = readFileSync(page, 'utf8');
  const after = before.replace('<ListHead title={title}', "<ListHead title={title + ' anew'}");
  if (after === before) throw new Error('The heading of the residents’ page is written otherwise now');
  writeFileSync(page, after);

  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [builder, 'build'], { cwd: site, env });

  return {
    /** Replaces a build that is being served, as station/build.ts does. */
    deploy(served: string): void {
      const finished = join(served, 'next');
      cpSync(join(site, 'build'), finished, { recursive: true });
      replaceBuild(served, finished);
    },
    remove: () => rmSync(workshop, { recursive: true, force: true }),
  };
}
