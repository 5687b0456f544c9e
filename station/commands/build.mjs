import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

// npm run build: builds the site, the station and the studio if their sources have changed.
const node = await prepare('build');
process.exit(await run(node, ['station/build.ts'], { env: { NODE_ENV: 'production' } }));
