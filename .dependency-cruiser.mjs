/**
 * The import rule: imports point down, never up or sideways.
 *
 *   main → app → features → lib, ui, platform → contract        (sandbox: only main imports it)
 *
 * When a rule is broken, its comment is shown. It says what to do instead.
 */

/** In order of dependency: each feature may import only features listed before it. */
const features = [
  'notifications',
  'accounts',
  'media',
  'authoring',
  'catalogue',
  'learning',
  'reviews',
  'notes',
  'threads',
  'announcements',
  'live-sessions',
  'transcripts',
  'assessment',
  'certificates',
  'credentials',
  'renewals',
  'coupons',
  'bundles',
  'gifts',
  'ledger',
  'payments',
  'payouts',
  'earnings',
  'community',
  'newsletter',
  'reports',
  'admin',
  'system',
  'studio',
  'classroom',
  'storefront',
];

const test = '\\.test\\.tsx?$';
const server = '\\.server\\.tsx?$';
const anyFeature = '^src/features/([^/]+)/';
const web = '^src/features/.+/web/';
const emails = '^src/features/[^/]+/emails/';
/** React Router requires its root, routes and entries at the top of the app directory. */
const app = '^src/(app/|root\\.tsx$|routes\\.ts$|entry\\.)';
const main = '^src/(main\\.ts$|main/)';
const anything = '^(src|sandbox|migrations|demo|test|bench)/';

/** Packages that do input and output: only server files may use them. */
const inputAndOutput =
  '(^|/)node_modules/(pg|pg-copy-streams|tar-stream|kysely|graphile-worker|nodemailer|pino|busboy|sharp|stripe)/';

const featureOrder = features.slice(0, -1).map((feature, position) => ({
  name: `below-${feature}`,
  severity: 'error',
  comment: `${feature} is listed before the feature it imports. Declare what it needs as a parameter that main or app supplies, or let the later feature call this one.`,
  from: { path: `^src/features/${feature}/` },
  to: { path: `^src/features/(${features.slice(position + 1).join('|')})/` },
}));

const rules = [
  {
    name: 'no-cycles',
    comment: 'These files import each other: merge them, or move what both need into a third file.',
    from: { path: '^(src|sandbox|demo|bench|test)/' },
    to: { circular: true },
  },
  {
    name: 'listed-features',
    comment:
      'This feature is not listed in .dependency-cruiser.mjs. Add it there, after the features that it imports, and to docs/architecture.md.',
    from: {},
    to: { path: '^src/features/', pathNot: `^src/features/(${features.join('|')})/` },
  },
  {
    name: 'features-through-their-index',
    comment:
      'Another feature is used only through its index.server.ts, its contract.ts or, from web/, its web/ components. Export what you need there.',
    from: { path: anyFeature },
    to: {
      path: '^src/features/',
      pathNot: [
        '^src/features/$1/',
        '^src/features/[^/]+/(index\\.server|contract)\\.ts$',
        web,
        '^src/features/notifications/emails/',
      ],
    },
  },
  {
    name: 'features-without-app-and-main',
    comment: 'Features do not import app or main: take what you need as a parameter that main supplies.',
    from: { path: '^src/features/', pathNot: test },
    to: { path: [app, main] },
  },
  {
    name: 'pure-rules',
    comment:
      'A file that is not *.server.ts holds rules or shapes: it imports src/contract, other pure files of its feature, and the contract.ts of earlier features. Pass values in as parameters, or name the file *.server.ts.',
    from: { path: anyFeature, pathNot: [server, test, web, emails] },
    to: {
      path: anything,
      pathNot: [
        '^src/contract/',
        `^src/features/$1/(?!.*(web|emails)/)(?!.*${server})`,
        '^src/features/[^/]+/contract\\.ts$',
      ],
    },
  },
  {
    name: 'input-and-output-in-server-files',
    comment:
      'A file that is not *.server.ts may run in the browser and does no input or output: move this into a *.server.ts file and pass its result in.',
    from: { path: ['^src/features/', '^src/contract/', '^src/ui/', '^src/lib/'], pathNot: [server, test] },
    to: {
      path: [inputAndOutput, '^(node:)?(fs|net|http|https|child_process|dns|tls|worker_threads|sqlite)(/|$)'],
    },
  },
  {
    name: 'screens-use-the-api-client',
    comment:
      'A screen imports contract, lib, ui, pure rules of its own feature, and contract.ts and web/ of earlier features. It reaches the product through the typed client (contract/api/client.ts).',
    from: { path: [web, '^src/lib/'], pathNot: test },
    to: { path: [server, '^(src/platform|sandbox|migrations|demo|test|bench)/'] },
  },
  {
    name: 'server-files-without-screens',
    comment: 'Server files return data: leave rendering to web/ and emails/.',
    from: { path: `^(src/(features|platform)|sandbox)/.*${server}` },
    to: { path: ['^src/ui/', '^src/lib/', web] },
  },
  {
    name: 'app-through-feature-index',
    comment:
      "app and main use a feature through its index.server.ts and contract.ts; the shell may show a feature's web/ components.",
    from: { path: [app, main], pathNot: test },
    to: {
      path: '^src/features/',
      pathNot: ['^src/features/[^/]+/(index\\.server|contract)\\.ts$', web],
    },
  },
  {
    name: 'api-without-screens',
    comment: 'The API does not depend on its clients, such as the pages.',
    from: { path: ['^src/app/api\\.ts$', main], pathNot: test },
    // Pages shown while the product starts or is offline have the logo and follow the chosen theme.
    to: { path: ['^src/ui/', web], pathNot: '^src/ui/theme/(theme\\.ts|favicon\\.svg)$' },
  },
  {
    name: 'lib-without-features',
    comment: 'lib holds building blocks used by several features: pass what differs in as a parameter.',
    from: { path: '^src/lib/', pathNot: test },
    to: { path: anything, pathNot: ['^src/(lib|ui|contract)/'] },
  },
  {
    name: 'ui-is-independent',
    comment:
      'The design system does not depend on the product: pass labels and values as props. It imports only formats.',
    from: { path: '^src/ui/', pathNot: test },
    to: { path: anything, pathNot: ['^src/ui/', '^src/contract/text/time/formats\\.ts$'] },
  },
  {
    name: 'contract-is-independent',
    comment:
      'Code that server and browser share imports neither server nor browser code. Only the typed client imports the type of src/app/api.ts.',
    from: { path: '^src/contract/', pathNot: ['^src/contract/api/client\\.ts$', test] },
    to: { path: anything, pathNot: '^src/contract/' },
  },
  {
    name: 'client-imports-only-the-api-type',
    comment:
      'The typed client imports contract and the type of src/app/api.ts ("import type"), nothing else.',
    from: { path: '^src/contract/api/client\\.ts$' },
    to: { path: anything, pathNot: ['^src/contract/', '^src/app/api\\.ts$'] },
  },
  {
    name: 'platform-is-independent',
    comment:
      'The platform does not depend on the product: take what differs as a parameter, and move rules of the product into a feature.',
    from: { path: '^src/platform/', pathNot: test },
    to: { path: anything, pathNot: ['^src/(platform|contract)/', '^migrations/'] },
  },
  {
    name: 'only-main-imports-the-sandbox',
    comment:
      'The product calls providers by URL and key, which are in the settings; only main imports the sandbox.',
    from: { path: '.', pathNot: [main, '^sandbox/', '^(test|bench)/'] },
    to: { path: '^sandbox/' },
  },
  {
    name: 'sandbox-is-independent',
    comment:
      "The sandbox uses the providers' protocols and imports nothing of the product except the platform.",
    from: { path: '^sandbox/', pathNot: test },
    to: { path: '^src/', pathNot: '^src/platform/' },
  },
  {
    name: 'nothing-imports-main',
    comment: 'main assembles the product, so nothing imports it: take what you need as a parameter.',
    from: { path: '.', pathNot: [main, '^(test|bench)/', test] },
    to: { path: main },
  },
  {
    name: 'product-without-tests',
    comment: 'The product runs without its tests and measurements: move what it needs into src/.',
    from: { path: '^(src|sandbox|migrations|demo)/', pathNot: test },
    to: { path: '^(test|bench|bin)/' },
  },
  {
    name: 'migrations-import-only-the-platform',
    comment:
      'What a migration does must never change, but product code does: copy the code that the migration needs into it.',
    from: { path: '^migrations/' },
    to: { path: '^src/(?!platform/)' },
  },
];

export default {
  forbidden: [...featureOrder, ...rules.map((rule) => ({ severity: 'error', ...rule }))],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A type-only import is a dependency too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
