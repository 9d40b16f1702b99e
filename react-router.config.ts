import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The site has few routes: sending the whole map with the page saves a request before each first visit.
  routeDiscovery: { mode: 'initial' },
  // A loader in a file of its own is a request and a name in the map of every page, for two hundred bytes of code.
  splitRouteModules: false,
} satisfies Config;
