import { prepare, run } from './prepare.mjs';

const node = await prepare();
process.exit(
  await run(node, ['--disable-warning=ExperimentalWarning', 'station/dev.ts'], { NODE_ENV: 'development' }),
);
