import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands/setup/root.mjs';
import { buildStamp, isBuilt, servedBuild, sourcesFingerprint } from './commands/setup/site-sources.mjs';
import { programOf } from './commands/setup/tools.mjs';
import { replaceBuild } from './replace-build.ts';

/** Built aside: the site that is being served stays whole meanwhile, and if the build fails. */
const finished = 'build/next';

if (!isBuilt())
  await buildSite().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });

async function buildSite(): Promise<void> {
  const sources = sourcesFingerprint();
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  console.log('Building the site …');
  const clock = setInterval(() => console.log(`  still building, ${seconds()} s`), 5_000);
  try {
    await runBuild();
    replaceBuild(servedBuild, join(root, 'site', finished));
  } finally {
    clearInterval(clock);
  }
  writeFileSync(buildStamp, sources);
  console.log(`Built in ${seconds()} s.`);
}

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [programOf('react-router'), 'build'], {
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
