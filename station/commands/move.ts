import { readContentSettings } from '@longwave/content/settings.ts';
import { cancelMove, moveStation } from '../move-station.ts';
import { command } from './command.ts';

const usage = 'Name where to: npm run move -- --to postgres://user:password@host/database, or --to sqlite';

// npm run move -- --to postgres://… or --to sqlite: moves the station to another database. DATABASE_URL is the current one.
// npm run move -- --cancel: the station stays in, or returns to, the database of DATABASE_URL.
await command(async () => {
  const [flag, target = ''] = process.argv.slice(2);
  if (flag !== '--cancel' && (flag !== '--to' || !/^(?:sqlite$|postgres(?:ql)?:\/\/)/.test(target)))
    throw new Error(usage);
  const { data, databaseUrl } = readContentSettings(process.env);
  if (flag === '--cancel') return cancelMove(data, databaseUrl, console.log);
  const to = target === 'sqlite' ? undefined : target;
  await moveStation(data, { from: databaseUrl, to }, console.log);
  console.log(
    to
      ? 'Now start the station with DATABASE_URL set to that address.'
      : 'Now start the station without DATABASE_URL.',
  );
});
