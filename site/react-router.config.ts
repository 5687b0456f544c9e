import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_TO || 'build',
  ssr: true,
  // The first page brings all routes: no request per link, and we handle chunks that fail to load.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
