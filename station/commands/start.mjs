import { bundledStation, isAllBuilt, isBuilt } from './setup/build-sources.mjs';
import { removeBuildTools } from './setup/install.mjs';
import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

// npm start: installs packages, builds what is not built yet, creates the station if there is none, and serves it.
const env = { NODE_ENV: 'production' };
const hasOwnSite = Boolean(process.env.SITE_BUILD);
const isReady = hasOwnSite || isAllBuilt();
const node = await prepare(isReady ? 'run' : 'build');
if (!isReady && (await run(node, ['station/build.ts', 'site', 'station'], { env })) !== 0) process.exit(1);
const program = hasOwnSite && !isBuilt('station') ? 'station/start.ts' : bundledStation;
const onMessage = isReady ? undefined : finishSetup;
process.exit(await run(node, [program, ...process.argv.slice(2)], { env, onMessage }));

/** Called when the station is on air: does the work that its first page does not need. */
async function finishSetup() {
  if ((await run(node, ['station/build.ts', 'studio'], { env, isUrgent: false })) !== 0) return;
  await removeBuildTools().catch((error) => console.error(error.message));
}
