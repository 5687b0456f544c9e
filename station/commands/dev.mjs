import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

// npm run dev: Vite follows what the site renders; what Node itself has loaded, the services, starts anew when it changes.
const node = await prepare('all');
process.exit(
  await run(node, ['--watch', '--watch-preserve-output', 'station/dev.ts'], { NODE_ENV: 'development' }),
);
