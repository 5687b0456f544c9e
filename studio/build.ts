import { build } from 'vite';

// Run by station/build.ts, which puts the finished build in the place of the one that is served.
await build({
  configFile: 'vite.config.ts',
  build: { outDir: `${process.env.BUILD_TO ?? 'build'}/client` },
});
