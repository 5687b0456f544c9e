import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { prepare } from './setup/prepare.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { programOf } from './setup/tools.mjs';
import { writeTypePrograms } from './setup/type-programs.mjs';

// npm run types: checks the types of every workspace.
const node = await prepare('all');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
let failed = (await run(node, [programOf('react-router'), 'typegen', 'site'])) !== 0;
const programs = writeTypePrograms([...workspaces, 'site/worker']);

/** Several checkers in one program each work out the types they share, so programs run side by side instead. */
async function checkNext() {
  for (let program = programs.shift(); program; program = programs.shift())
    if ((await run(node, [programOf('tsc'), '-p', program, '--checkers', '1'])) !== 0) failed = true;
}

await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
process.exit(failed ? 1 : 0);
