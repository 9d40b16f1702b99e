/**
 * The import rules of the house. `featureMayUse` is the map of the product: a feature that is
 * missing from another's list may not be imported by it, and adding it is a decision.
 */
const featureMayUse = {
  accounts: [],
  credits: [],
  plans: [],
  licenses: ['plans', 'credits'],
  'user-status': ['accounts', 'credits', 'plans', 'licenses'],
  checkout: ['plans', 'licenses', 'user-status'],
  'image-engines': [],
  'word-policy': [],
  // What a picture says of itself, and how that gets into its file.
  provenance: [],
  // Whoever shows a picture is told what it says of itself, too.
  'known-pictures': ['provenance'],
  // Trusts marks that the site itself wrote.
  'picture-safety': ['provenance'],
  'image-service': ['image-engines', 'credits', 'accounts', 'picture-safety', 'provenance', 'word-policy'],
  'reading-rewards': ['user-status', 'plans'],
  media: [],
  enlarging: ['accounts', 'plans', 'provenance', 'user-status'],
  // The gallery downloads like a tool's tile and hands its settings back to the tools.
  gallery: ['accounts', 'credits', 'user-status', 'generator', 'enlarging', 'provenance', 'sharing'],
  // A shared picture hands its settings to a tool. It is told what the gallery has.
  sharing: ['credits', 'plans', 'user-status', 'generator'],
  'account-data': [
    'accounts',
    'api-keys',
    'credits',
    'licenses',
    'gallery',
    'learned-styles',
    'looks',
    'sharing',
    'user-status',
    'generator',
  ],
  // Keys of programs end with the account, and cost what its owner pays.
  'api-keys': ['accounts', 'credits', 'plans', 'user-status'],
  // What programs ask for by keys is drawn, written, paid and kept as in the browser.
  'images-api': [
    'api-keys',
    'credits',
    'gallery',
    'generator',
    'image-engines',
    'image-service',
    'story-scripts',
  ],
  // The same as tools of the Model Context Protocol.
  mcp: ['api-keys', 'gallery', 'image-service', 'images-api', 'story-scripts'],
  // The console of whoever runs the site; nobody else uses it.
  owner: [
    'accounts',
    'account-data',
    'api-keys',
    'credits',
    'plans',
    'licenses',
    'gallery',
    'posts',
    'sharing',
    'story-scripts',
    'user-status',
    'word-policy',
  ],
  // What a guest made with the tools becomes an account's.
  'moving-in': ['generator', 'looks', 'user-status'],
  // Styles take their turn among the images, and the plan says how many are kept.
  'learned-styles': ['accounts', 'credits', 'image-engines', 'plans', 'user-status'],
  // Guests keep them in the browser; what may be chosen is told by whoever shows them.
  looks: ['accounts', 'credits', 'user-status'],
  generator: [
    'accounts',
    'enlarging',
    'learned-styles',
    'looks',
    'plans',
    'provenance',
    'user-status',
    'reading-rewards',
  ],
  posts: [],
  blog: ['posts'],
  'web-stories': ['posts', 'blog'],
  // A draft is drawn as the tools draw, and shown, packed and published as the stories of the site are.
  'story-scripts': ['posts', 'web-stories', 'generator', 'word-policy'],
  'cookie-consent': [],
  offline: [],
  'site-pages': [
    'accounts',
    'user-status',
    'plans',
    'generator',
    'media',
    'posts',
    'blog',
    'reading-rewards',
    'cookie-consent',
    'offline',
    'moving-in',
    'sharing',
    'owner',
  ],
};

const FEATURE = '^src/features/';
/** Decide and describe, run anywhere. */
const PURE = '\\.(rules|schema|types|errors)\\.ts$|^src/features/generator/options/';
/** Reaches visitors' browsers. */
const BROWSER =
  '^src/ui/|^src/features/[^/]+/ui/|^src/app/(root|entry\\.client|pages/(error-screen|showcase-gate|broken\\.page))\\.tsx$';
/** What `exports` of packages/illustrator/package.json names. */
const ILLUSTRATOR_FACE =
  '^packages/illustrator/src/(illustrate|core/checkpoint|encode|decode|enlarging/enlarge|what-it-knows|illustrator\\.types|learned-style/(learned-style\\.schema|learn-style)|brief/options/offered/offered-options\\.registry)\\.ts$';
/** Helps the tests beside it. */
const HELPER = '/test-[^/]+$';
const LIBRARY = (names) => `node_modules/(${names})(/|$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'A circle hides which part rests on which. Move what both need to a third place.',
      {},
      { circular: true },
    ),
    forbid(
      'urls-is-a-leaf',
      'urls.ts is imported by both sides and imports nothing.',
      { path: '^src/urls\\.ts$' },
      { path: '.' },
    ),
    forbid('only-main-starts', 'Nothing imports main.ts.', {}, { path: '^src/main\\.ts$' }),
    forbid(
      'only-app-composes',
      'The composition root is imported by main.ts alone.',
      { path: '^src/', pathNot: '^src/(main\\.ts|app/)' },
      { path: '^src/app/' },
    ),
    forbid(
      'shared-is-the-floor',
      'shared/ knows nothing above it.',
      { path: '^src/shared/' },
      { path: '^src/', pathNot: '^src/shared/' },
    ),
    forbid(
      'shared-does-no-io',
      'shared/ is pure and runs in the browser too.',
      { path: '^src/shared/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'ui-is-domain-free',
      'ui/ could ship in another product.',
      { path: '^src/ui/' },
      { path: '^src/', pathNot: '^src/(ui/|shared/|urls\\.ts$)' },
    ),
    forbid(
      'platform-is-domain-free',
      'platform/ is input and output without a domain.',
      { path: '^src/platform/' },
      { path: '^src/', pathNot: '^src/(platform|shared)/' },
    ),
    forbid(
      'illustrator-stands-alone',
      'The illustrator is a library; it knows nothing of the web.',
      { path: '^packages/illustrator/' },
      { path: '^(src|db|tools|tests|bench)/' },
    ),
    forbid(
      'illustrator-shows-a-face',
      'The site knows what the package exports, by the name of the package.',
      { path: '^(src|db|tools)/' },
      { path: '^packages/illustrator/', pathNot: ILLUSTRATOR_FACE },
    ),
    forbid(
      'pictures-are-drawn-in-threads',
      'What draws costs the process 200 MB; only the workers load it.',
      { path: '^src/', pathNot: '\\.worker\\.ts$' },
      { path: '^packages/illustrator/src/illustrate\\.ts$' },
    ),
    forbid(
      'reading-knows-no-painting',
      'A noun names its drawing by a string; who reads a prompt does not load what paints it.',
      { path: '^packages/illustrator/src/(vocabulary|brief|languages)/' },
      { path: '^packages/illustrator/src/(stage|places|drawings|placing|styles|finish|art)/' },
    ),
    forbid(
      'drawings-know-no-picture',
      'A drawing is made on a canvas of its own; where it stands is decided by placing/.',
      { path: '^packages/illustrator/src/drawings/' },
      { path: '^packages/illustrator/src/(placing|finish)/' },
    ),
    forbid(
      'feature-is-on-the-map',
      'A new feature gets a row in featureMayUse.',
      { path: FEATURE, pathNot: `${FEATURE}(${Object.keys(featureMayUse).join('|')})/` },
      {},
    ),
    ...Object.entries(featureMayUse).map(([feature, uses]) =>
      forbid(
        `${feature}-may-use`,
        'Not in featureMayUse.',
        { path: `${FEATURE}${feature}/` },
        { path: FEATURE, pathNot: `${FEATURE}(${[feature, ...uses].join('|')})/` },
      ),
    ),
    forbid(
      'feature-internals-are-private',
      'Across features: use cases, rules, schema, types, errors and ui/ only.',
      { path: `${FEATURE}([^/]+)/` },
      { path: FEATURE, pathNot: `${FEATURE}$1/|\\.(usecases|rules|schema|types|errors)\\.ts$|/ui/` },
    ),
    forbid(
      'rules-are-pure',
      'Rules, schema, types and errors run anywhere: no Node, no framework but Zod.',
      { path: `${FEATURE}.+\\.(rules|schema|types|errors)\\.ts$` },
      {
        path: '.',
        pathNot: `${PURE}|^src/shared/|^src/urls\\.ts$|^packages/illustrator/src/illustrator\\.types\\.ts$|${LIBRARY('zod')}`,
      },
    ),
    forbid(
      'stores-sit-below',
      'Stores and tables know no use case, no HTTP and no screen.',
      { path: '\\.(store|tables)\\.ts$' },
      { path: `\\.(usecases|routes)\\.tsx?$|/ui/|${LIBRARY('hono|react|react-router')}` },
    ),
    forbid(
      'use-cases-know-no-http',
      'Use cases sit below routes and screens, above stores.',
      { path: '\\.usecases\\.ts$' },
      { path: `\\.routes\\.tsx?$|\\.tables\\.ts$|/ui/|${LIBRARY('hono|kysely|react|react-router')}` },
    ),
    forbid(
      'routes-ask-use-cases',
      'Routes hold no queries.',
      { path: '\\.routes\\.tsx?$' },
      { path: `\\.(store|tables)\\.ts$|${LIBRARY('kysely')}` },
    ),
    forbid(
      'queries-live-in-stores',
      'Kysely is for stores, tables, platform/db and migrations.',
      { path: '^(src|db)/', pathNot: '\\.(store|tables)\\.ts$|^src/platform/db/|^db/migrations/' },
      { path: LIBRARY('kysely') },
    ),
    forbid(
      'migrations-stand-alone',
      'What a migration imports may change under it.',
      { path: '^db/migrations/', pathNot: '/migrations\\.registry\\.ts$' },
      { path: '.', pathNot: LIBRARY('kysely') },
    ),
    forbid(
      'browser-sees-no-server',
      'What ships to the browser imports ui/, pure files, shared/ and urls.ts; a loader reaches use cases through a *.context.ts key.',
      { path: BROWSER },
      {
        path: '^(src|db|packages)/',
        pathNot: `${BROWSER}|${PURE}|\\.context\\.ts$|^src/(shared/|urls\\.ts$|app/(inline-scripts/(hash-route|pre-hydration-clicks)|pages/error-screen\\.rules)\\.ts$)|\\.css$|\\.d\\.ts$|^packages/illustrator/src/illustrator\\.types\\.ts$`,
      },
    ),
    forbid(
      'browser-uses-no-server-library',
      'These libraries run on the server.',
      { path: BROWSER },
      {
        path: LIBRARY(
          'kysely|hono|@hono|pino|sharp|@napi-rs|piscina|pg|sanitize-html|htmlparser2|dom-serializer|domutils|domhandler|marked|yaml|saxes|undici|lru-cache|openid-client|better-auth/(?!client|react)',
        ),
      },
    ),
    forbid(
      'browser-uses-no-node',
      'The browser has no Node modules.',
      { path: BROWSER },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'product-stands-alone',
      'What runs for visitors knows neither tests nor tools nor measurements.',
      { path: '^(src|db|machine)/', pathNot: HELPER },
      { path: '^(tests|tools|bench)/' },
    ),
    forbid(
      'helpers-are-for-tests',
      'A file test-… helps tests; no other file begins so.',
      { path: '^(src|db|machine|tools)/', pathNot: HELPER },
      { path: HELPER },
    ),
    forbid(
      'tools-know-no-tests',
      'What both need of the machine stands in machine/; a test of a tool stands beside it.',
      { path: '^tools/', pathNot: HELPER },
      { path: '^tests/' },
    ),
    forbid(
      'tests-know-no-tools',
      'What both need of the machine stands in machine/; a test of a tool stands beside it.',
      { path: '^tests/' },
      { path: '^tools/' },
    ),
    forbid(
      'vendor-stays-in-its-folder',
      'A vendor SDK belongs to its own folder under engines/, shops/ or writers/.',
      { path: '^src/', pathNot: '/(engines|shops|writers)/' },
      { path: LIBRARY('ai|@ai-sdk') },
    ),
    forbid(
      'no-unresolvable',
      'The module does not exist.',
      { path: '^(src|packages|db|machine|tools|tests|bench)/' },
      { couldNotResolve: true, pathNot: '^virtual:|\\+types/' },
    ),
  ],
  options: {
    // Peers are other sites, with packages of their own.
    exclude: '\\.(test|contract-suite)\\.tsx?$|\\.d\\.ts$|^bench/peers/',
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
