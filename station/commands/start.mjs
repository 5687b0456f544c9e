import { removeBuildTools } from './setup/install.mjs';
import { leave } from './setup/leave.mjs';
import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';
import { isBuilt } from './setup/site-sources.mjs';

// npm start: installs, builds the site where it is not built yet, makes the station where there is none, and serves it.
const built = Boolean(process.env.SITE_BUILD) || isBuilt();
const node = await prepare(built ? 'run' : 'build');
if (!built) {
  if ((await run(node, ['station/build.ts'], { NODE_ENV: 'production' })) !== 0) process.exit(1);
  await removeBuildTools().catch((error) => leave(error.message));
}
process.exit(await run(node, ['station/start.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' }));
