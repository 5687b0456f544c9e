import { expect, test } from 'vitest';
import { newDatabaseUrl } from '../../testing/database.ts';
import { connect } from './connection.ts';
import { listenToChanges } from './listen.ts';

test('a change without a notification still reaches listeners', async () => {
  const pool = await connect((await newDatabaseUrl()) ?? '');
  const changes = await listenToChanges(pool, 20);
  const heard = new Promise((resolve) => changes.onChange(({ keys }) => resolve([...keys])));
  // Without a notification, as if the connection that listens were dead and neither side had noticed.
  await pool`INSERT INTO outbox (at, keys) VALUES (1, '["show/tide"]')`;
  expect(await heard).toEqual(['show/tide']);
  await changes.close();
  await pool.end();
});
