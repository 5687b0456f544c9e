import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,radio,station,site,stations,e2e,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'site/build/**'],
    // Everything runs for real, on machines that may be busy or slow: what must be quick says so itself.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    retry: process.env.CI ? 2 : 0,
    maxWorkers: 3,
    setupFiles: ['./vitest.setup.ts'],
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', ['json', { outputFile: 'e2e/results/unit.json' }]],
  },
});
