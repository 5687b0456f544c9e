import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildStamp,
  isBuilt,
  type Part,
  parts,
  servedBuild,
  sourcesFingerprint,
} from './commands/setup/build-sources.mjs';
import { root } from './commands/setup/root.mjs';
import { programOf } from './commands/setup/tools.mjs';
import { replaceBuild } from './replace-build.ts';

/** Parts are built in this folder, so the served build stays complete during the build and if it fails. */
const unfinishedBuild = 'build/next';

const commands: Record<Part, string[]> = {
  site: [programOf('react-router'), 'build'],
  studio: [join(root, 'studio/build.ts')],
  station: [join(root, 'station/bundle.ts')],
};

// node station/build.ts [PART …]: builds the named parts, or all, if their sources have changed.
const requested = process.argv.length > 2 ? parts.filter((part) => process.argv.includes(part)) : parts;
await Promise.all(requested.filter((part) => !isBuilt(part)).map(buildPart)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

async function buildPart(part: Part): Promise<void> {
  const sources = sourcesFingerprint(part);
  const startedAt = Date.now();
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`Building the ${part} …`);
  const progress = setInterval(() => console.log(`  still building the ${part}, ${seconds()} s`), 5_000);
  try {
    await runBuild(part);
    replaceBuild(servedBuild(part), join(root, part, unfinishedBuild));
  } finally {
    clearInterval(progress);
  }
  writeFileSync(buildStamp(part), sources);
  console.log(`Built the ${part} in ${seconds()} s.`);
}

function runBuild(part: Part): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, commands[part], {
      cwd: join(root, part),
      env: { ...process.env, NODE_ENV: 'production', BUILD_TO: unfinishedBuild },
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
      reject(new Error(`The ${part} could not be built:\n${output.slice(-4000)}`));
    });
  });
}
