/** Held for ever by the database a station has moved to, in the one it was moved out of. */
export const movedLease = 'moved';

/** What a move calls the file of the data folder; PostgreSQL is called by its address. */
export const fileOfDataFolder = 'SQLite';

/** The station goes on in another database, so nothing is written here: it would be lost. Nothing was changed. */
export class StationMoved extends Error {
  constructor(to: string) {
    const start = to === fileOfDataFolder ? 'without DATABASE_URL' : 'with DATABASE_URL set to that database';
    super(
      `This station was moved to ${to}. Stop it here, if it runs, and start it ${start}. To go on here instead, ` +
        'without what was written there, use: npm run move -- --cancel',
    );
  }
}
