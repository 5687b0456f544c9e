import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_TO || 'build',
  ssr: true,
  // The first page contains the list of all routes, which saves a request per link and lets us handle chunks that fail to load.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
