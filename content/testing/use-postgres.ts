import { afterAll, inject } from 'vitest';
import { dropDatabases } from './database.ts';

// Child processes that a test starts find the database by this variable.
process.env.TEST_DATABASE_URL = inject('emptyDatabase');
afterAll(dropDatabases);
