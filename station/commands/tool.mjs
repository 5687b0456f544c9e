import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';
import { programOf } from './setup/tools.mjs';

// node station/commands/tool.mjs NAME …: runs a developer's tool with a Node that supports it.
const [name, ...args] = process.argv.slice(2);
const node = await prepare('all');
process.exit(await run(node, [programOf(String(name)), ...args]));
