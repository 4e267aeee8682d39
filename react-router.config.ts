import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  // `buildWeb` builds beside the old build and then puts the new one in its place.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build',
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
