import { prepare, run } from './prepare.mjs';

const node = await prepare();
process.exit(
  await run(node, ['--disable-warning=ExperimentalWarning', 'station/start.ts', ...process.argv.slice(2)], {
    NODE_ENV: 'production',
  }),
);
