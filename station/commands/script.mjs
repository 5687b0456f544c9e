import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

// node station/commands/script.mjs FILE …: runs a developer's script with a Node that supports it.
const node = await prepare('all');
process.exit(await run(node, process.argv.slice(2)));
