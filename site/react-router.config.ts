import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: process.env.SITE_BUILD_TO || 'build',
  ssr: true,
  // The whole route table travels with the first page: no request per link, and a failed chunk is ours to handle.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
