import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,radio,station,site,stations,e2e,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'site/build/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'e2e/results/unit.json' }]],
  },
});
