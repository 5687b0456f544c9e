import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

// npm run build: builds the site, unless it was built from the same sources.
const node = await prepare('build');
process.exit(await run(node, ['station/build.ts'], { NODE_ENV: 'production' }));
