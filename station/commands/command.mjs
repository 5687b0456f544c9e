import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

// node station/commands/command.mjs NAME …: runs station/commands/NAME.ts with a Node that supports it.
const [name, ...args] = process.argv.slice(2);
const node = await prepare('run');
process.exit(await run(node, [`station/commands/${name}.ts`, ...args]));
