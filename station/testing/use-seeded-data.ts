import { inject } from 'vitest';

// Passed on in the environment, because browser tests, which have no vitest, start stations too.
process.env.TEST_SEEDED_DATA = inject('seededData');
