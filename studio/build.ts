import { build } from 'vite';

// Run by station/build.ts, which then replaces the served build by the new one.
await build({
  configFile: 'vite.config.ts',
  build: { outDir: `${process.env.BUILD_TO ?? 'build'}/client` },
});
