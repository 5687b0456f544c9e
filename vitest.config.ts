import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts tests of whole stations first: they take longest, mostly waiting, and would otherwise run alone at the end. */
class StationsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isStation = ({ moduleId }: TestSpecification) => /\/station\/[^.]*\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isStation), ...sorted.filter((file) => !isStation(file))];
  }
}

/** Tests of content that open no store, so they need to run on one database only. */
const contentWithoutStore = [
  'content/settings.test.ts',
  'content/move-in/read-csv.test.ts',
  'content/move-in/read-date.test.ts',
  'content/move-in/read-feed.test.ts',
  'content/push/encrypt.test.ts',
  'content/push/push-endpoint.test.ts',
  'content/schedule/zone.test.ts',
  'content/shows/genre-bits.test.ts',
  'content/sound/sound-length.test.ts',
  'content/store/no-sql-elsewhere.test.ts',
  'content/store/outbox-listeners.test.ts',
];

export default defineConfig({
  test: {
    // Tests run real services, on machines that may be busy or slow: a test that checks speed sets its own limit, these
    // only end a test that hangs.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    maxWorkers: 4,
    sequence: { sequencer: StationsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'station',
          include: ['station/**/*.test.ts'],
          globalSetup: ['./station/testing/seeded-data.ts'],
          setupFiles: ['./vitest.setup.ts', './station/testing/use-seeded-data.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'sound',
          include: ['{radio,transcoding,stations,testing,e2e,bench}/**/*.test.ts'],
          setupFiles: ['./vitest.setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site and studio',
          include: ['{contract,server-kit,site,studio}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'site/build/**', 'studio/build/**'],
          setupFiles: ['./vitest.setup.ts'],
          // These are many small files that spend most of their time loading modules, so they share loaded modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['content/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts'],
          setupFiles: ['./vitest.setup.ts'],
          // Every test opens a service of its own, and the only state in modules is a count of passwords being checked, so
          // files can share loaded modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'content on PostgreSQL',
          include: ['content/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.sqlite.test.ts', ...contentWithoutStore],
          globalSetup: ['./content/testing/postgres-server.ts'],
          setupFiles: ['./vitest.setup.ts', './content/testing/use-postgres.ts'],
          isolate: false,
        },
      },
    ],
    expect: { poll: { timeout: 120_000 } },
    reporters: ['default', ['json', { outputFile: 'e2e/results/unit.json' }]],
  },
});
