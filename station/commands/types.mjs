import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './setup/prepare.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { programOf } from './setup/tools.mjs';

// npm run types: checks the types of every workspace.
const node = await prepare('all');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
let failed = (await run(node, [programOf('react-router'), 'typegen', 'site'])) !== 0;
for (const project of [...workspaces, 'site/worker'])
  if ((await run(node, [programOf('tsc'), '-p', project])) !== 0) failed = true;
process.exit(failed ? 1 : 0);
