import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Left alone, the bundler cuts what pages share into dozens of crumbs, and small files compress
 * badly. These groups follow how the site is read: every page needs the first two, most pages the
 * third. Pictures of posts, and how a story is found, come apart from what else the start page, the
 * lists and the articles share, because a story shows pictures alone; `story` is its page and its viewer,
 * without the end, which is fetched while the first slide is shown. The icons of the viewer that others
 * use too stand in the frame: a group takes along whatever its modules import, and the lists would load
 * the viewer for an arrow. The search of the blog needs a field and nothing else of the tools. `tools`
 * is what the tools bring and the gallery, the dialogs and the illustrator's page use again; the last is
 * what the tools fetch once they stand, which was twenty files.
 */
export const chunkGroups = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  {
    name: 'frame',
    test: /[\\/]src[\\/](ui[\\/](?:[\w-]+[\\/])?(site-link|progress-bar|icon-button|skeleton|spinner|logo-mark|use-site-info|flowing-lines|is-plain-click)|features[\\/]site-pages[\\/](pricing-link\.rules|ui[\\/](pricing-link|frame[\\/](scroll-to-anchor|use-written-links)))|features[\\/](reading-rewards[\\/]reading-key|cookie-consent[\\/]cookie-consent)\.rules|urls|shared[\\/](page-meta|passing-refusal|readable-failure|status-phrase))\.tsx?$|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/](?!(x|play|chevron-left|chevron-right|arrow-up-right)\.mjs))|preload-helper/,
  },
  {
    name: 'ui',
    test: /[\\/]src[\\/]ui[\\/](?:[\w-]+[\\/])?(accent|browser-storage|button|card|scripts-needed|until-answered|visually-hidden)\.tsx?$/,
  },
  {
    name: 'photos',
    test: /[\\/]src[\\/]features[\\/](blog[\\/](slug-from-address\.rules|ui[\\/](post-picture|story-cache))|posts[\\/]picture-sizes\.rules|web-stories[\\/](web-stories\.rules|ui[\\/]story-lookup))\.tsx?$/,
  },
  // The lists bring it with them, and articles need it alone.
  { name: 'day', test: /[\\/]src[\\/]features[\\/]blog[\\/]post-day\.rules\.ts$/ },
  {
    name: 'posts',
    test: /[\\/]src[\\/]features[\\/](blog[\\/](ui[\\/](post-date|article-card)|blog\.rules))\.tsx?$/,
  },
  {
    name: 'story',
    test: /[\\/]src[\\/]features[\\/]web-stories[\\/](slide-heading\.rules|ui[\\/](story-way|viewer[\\/](?!story-ending)[\w.-]+|web-story\.page))\.tsx?$/,
  },
  { name: 'fields', test: /[\\/]src[\\/]ui[\\/](?:[\w-]+[\\/])?(alert|field|text-field)\.tsx$/ },
  {
    name: 'icons',
    test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](coins|dices|download|image-plus|lock|palette|refresh-cw|rotate-ccw|sliders-horizontal|sparkles|square|user-round)\.mjs$/,
  },
  {
    name: 'tools',
    test: /[\\/]src[\\/](ui[\\/](?:[\w-]+[\\/])?(badge|disclosure|image-reveal|number-field|searchable-select|select|text-area|text-field|tile)|features[\\/](plans|user-status|generator)[\\/](plans|user-status|guest-balance|composed-prompt|daily-reset|reused-settings-key|image-notes|image-sizes|run-cost|run-failure|run-guards|run-timing|placeholder-tiles|seeds)\.rules|features[\\/](generator[\\/]ui[\\/](part-failure|use-lazy-part|fill-prompt)|site-pages[\\/]ui[\\/]home[\\/]section-shell|user-status[\\/]ui[\\/](use-identity|use-tool-status|guest-balance-store|load-auth-dialog)))\.tsx?$/,
  },
  {
    name: 'crop',
    test: /[\\/]src[\\/]ui[\\/]pictures[\\/](picture-crop\.rules|use-picture-gestures)\.tsx?$/,
  },
  {
    name: 'starting-picture',
    test: /[\\/]src[\\/]features[\\/](generator[\\/](image-request\.rules|reused-settings\.rules|ui[\\/](use-own-image-service|starting-picture[\\/]|own-style[\\/]|vary[\\/](?!vary-menu)|looks[\\/]look-of-address))|learned-styles[\\/]ui[\\/]style-in-use|looks[\\/](looks|look-link)\.rules)/,
  },
];

/**
 * What the built server carries in itself instead of finding it file by file: these packages are a
 * thousand small modules of which it needs a part. Packages with native code, with files of their own
 * beside it, and those that React Router shares with its own runtime stay outside.
 */
const inServerBundle = [
  '@better-auth/core',
  '@better-auth/kysely-adapter',
  '@better-auth/utils',
  '@better-fetch/fetch',
  '@hono/node-server',
  '@noble/ciphers',
  '@noble/hashes',
  '@opentelemetry/api',
  '@opentelemetry/semantic-conventions',
  'better-auth',
  'better-call',
  'cockatiel',
  'defu',
  'dom-serializer',
  'domhandler',
  'domutils',
  'entities',
  'escape-string-regexp',
  'hono',
  'htmlparser2',
  'jose',
  'kysely',
  'lru-cache',
  'lucide-react',
  'marked',
  'oauth4webapi',
  'openid-client',
  'postcss',
  'prom-client',
  'rate-limiter-flexible',
  'sanitize-html',
  'yaml',
  'zod',
];

/** Every visitor is sent the addresses of all pages, and each is spared what its file's name says of its role. */
function nameWithoutRole({ name }: { name: string }): string {
  return `assets/${name.replace(/\.(page|resource)$/, '')}-[hash].js`;
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Development reads packages as they are.
  ssr: { noExternal: command === 'build' ? inServerBundle : [] },
  environments: {
    // The server bundle starts at main.ts, so pages and services share one copy of every context key.
    ssr: { build: { rollupOptions: { input: './src/main.ts' } } },
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: chunkGroups }, entryFileNames: nameWithoutRole },
        },
      },
    },
  },
  build: {
    // Without inlined files the CSP needs no data: source for fonts.
    assetsInlineLimit: 0,
  },
}));
