import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The site has few routes: sending the whole map with the page saves a request before each first visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
