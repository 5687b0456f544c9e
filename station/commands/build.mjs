import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

// npm run build: builds the site, the station and the studio, unless they were built from the same sources.
const node = await prepare('build');
process.exit(await run(node, ['station/build.ts'], { env: { NODE_ENV: 'production' } }));
