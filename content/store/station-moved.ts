/** A lease, held for ever in a database that a station was moved out of; its holder is the database it was moved to. */
export const movedLease = 'moved';

/** The name of a data folder's SQLite file in moves; a PostgreSQL database has its location as its name. */
export const fileOfDataFolder = 'SQLite';

/** The station goes on in another database, so a write here would be lost and is refused. Nothing was changed. */
export class StationMoved extends Error {
  constructor(to: string) {
    const start = to === fileOfDataFolder ? 'without DATABASE_URL' : 'with DATABASE_URL set to that database';
    super(
      `This station was moved to ${to}. Stop it here, if it runs, and start it ${start}. To go on here instead, ` +
        'without what was written there, use: npm run move -- --cancel',
    );
  }
}
