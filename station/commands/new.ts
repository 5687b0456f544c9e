import { resolve } from 'node:path';
import { withoutTrailingSlashes } from '@longwave/contract/trailing-slashes.ts';
import { writeNewStation } from '../new-station.ts';
import { command, folderArgument } from './command.ts';

// npm run new -- FOLDER: writes a folder of files to start a new station with.
await command(async () => {
  // A shell completes a folder with a slash, and the data must not lie inside it.
  const given = withoutTrailingSlashes(folderArgument('npm run new -- my-station'));
  const name = writeNewStation(resolve(given));
  console.log(`${name} begins in ${resolve(given)}. Its README.md tells what goes where.`);
  console.log(`  DATA=${given}-data npm run import -- ${given}`);
  console.log(`  DATA=${given}-data npm start`);
});
