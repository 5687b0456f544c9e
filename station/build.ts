import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBuild } from './replace-build.ts';

const root = join(import.meta.dirname, '..');
const served = join(root, 'site/build');
const stamp = join(served, 'made-from');

/** Builds the site unless the build there is was made from the same sources. */
export async function buildSite(say: (line: string) => void): Promise<void> {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const began = Date.now();
  say('Building the site …');
  const clock = setInterval(
    () => say(`  still building, ${Math.round((Date.now() - began) / 1000)} s`),
    5_000,
  );
  try {
    await runBuild();
    replaceBuild(served, join(root, 'site', finished));
  } finally {
    clearInterval(clock);
  }
  writeFileSync(stamp, sources);
  say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Built aside: the site that is being served stays whole meanwhile, and if the build fails. */
const finished = 'build/next';

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = join(root, 'node_modules/@react-router/dev/bin.cjs');
    const child = spawn(process.execPath, [program, 'build'], {
      cwd: join(root, 'site'),
      env: { ...process.env, NODE_ENV: 'production', SITE_BUILD_TO: finished },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      output += part;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`The site could not be built:\n${output.slice(-4000)}`));
    });
  });
}

/** Names, sizes and times of everything the build reads; far quicker than reading the files. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['site', 'contract']) addFolder(join(root, folder), hash);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

function addFolder(folder: string, hash: ReturnType<typeof createHash>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (['node_modules', 'build', '.react-router'].includes(entry.name) || entry.name.includes('.test.'))
      continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(path, hash);
    else hash.update(`${path} ${statSync(path).size} ${statSync(path).mtimeMs}\n`);
  }
}

if (import.meta.main) {
  await buildSite(console.log).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
