import { inject } from 'vitest';

// Where stations are started there is no vitest: browser tests start them, too.
process.env.TEST_SEEDED_DATA = inject('seededData');
