/**
 * The one import rule of the house: imports point down, never up or sideways.
 *
 *   main → api, pages → features → platform → contract        (sandbox: known to main alone)
 *
 * Each rule's comment is what a person reads who breaks it: it says what to do instead.
 * Cycles are found by Biome (noImportCycles), which tells type-only imports apart.
 */

/** From the ground up; each may import only those before it. */
const features = [
  'notifications',
  'accounts',
  'media',
  'authoring',
  'catalogue',
  'learning',
  'reviews',
  'certificates',
  'payments',
  'community',
  'newsletter',
  'reports',
  'admin',
];

const test = '\\.test\\.tsx?$';
const server = '\\.server\\.tsx?$';
const anyFeature = '^src/features/([^/]+)/';
const screens = '^src/(pages/|root\\.tsx$|routes\\.ts$|entry\\.)';
const top = '^src/(main\\.ts$|main/)';

/** What only server files may use: a rule or a screen that needs one of these is not pure. */
const inputAndOutput = '(^|/)node_modules/(pg|kysely|graphile-worker|nodemailer|pino|busboy|sharp|stripe)/';

const featureOrder = features.slice(0, -1).map((feature, position) => ({
  name: `below-${feature}`,
  severity: 'error',
  comment: `${feature} stands below the feature it imports. Declare the question it must ask as a parameter, and let main pass the answer in; or let the later feature call this one.`,
  from: { path: `^src/features/${feature}/` },
  to: { path: `^src/features/(${features.slice(position + 1).join('|')})/` },
}));

const rules = [
  {
    name: 'listed-features',
    comment:
      'This feature is not in the list in .dependency-cruiser.mjs. Give it its place there, from the ground up, and in docs/architecture.md.',
    from: {},
    to: { path: '^src/features/', pathNot: `^src/features/(${features.join('|')})/` },
  },
  {
    name: 'through-the-door',
    comment:
      'Another feature is entered through its index.server.ts alone (shapes: its schemas.ts; screens: its components/). Export what you need there, under a name that says what it does.',
    from: { path: anyFeature },
    to: {
      path: '^src/features/',
      pathNot: [
        '^src/features/$1/',
        '^src/features/[^/]+/(index\\.server|schemas)\\.ts$',
        '^src/features/[^/]+/components/',
        '^src/features/notifications/emails/',
      ],
    },
  },
  {
    name: 'features-know-nothing-above',
    comment:
      'A feature knows neither pages, nor the assembled API, nor main. Take what you need as a parameter and let main pass it in.',
    from: { path: '^src/features/' },
    to: { path: [screens, top, '^src/api\\.ts$'] },
  },
  {
    name: 'pure-rules',
    comment:
      'A file that is not *.server.ts holds pure rules or shapes: it imports contract, other pure files of its feature, and schemas.ts of earlier features. Pass values in as parameters, or name the file *.server.ts.',
    from: { path: anyFeature, pathNot: [server, test, '^src/features/[^/]+/(components|emails)/'] },
    to: {
      path: '^(src|migrations|demo|test|bench)/',
      pathNot: [
        '^src/contract/',
        `^src/features/$1/(?!components/)(?!.*${server})`,
        '^src/features/[^/]+/schemas\\.ts$',
      ],
    },
  },
  {
    name: 'pure-rules-do-nothing-outside',
    comment:
      'A file that is not *.server.ts may run in the browser and does no input or output: move this into a *.server.ts file and pass its result in.',
    from: { path: ['^src/features/', '^src/contract/', '^src/ui/'], pathNot: [server, test] },
    to: {
      path: [inputAndOutput, '^(node:)?(fs|net|http|https|child_process|dns|tls|worker_threads|sqlite)(/|$)'],
    },
  },
  {
    name: 'components-ask-the-api',
    comment:
      "A component imports contract, ui, its feature's pure files and other components. It gets its data through the typed client (contract/client.ts), from the page that shows it.",
    from: { path: '^src/features/[^/]+/components/', pathNot: test },
    to: { path: [server, '^src/(platform|sandbox)/', '^(migrations|demo|test|bench)/'] },
  },
  {
    name: 'screens-stay-out-of-server-files',
    comment:
      'A server file answers with data and knows no screens: leave the rendering to pages/ and components/.',
    from: { path: `^src/(features|platform|sandbox)/.*${server}` },
    to: { path: ['^src/ui/', '^src/features/[^/]+/components/'] },
  },
  {
    name: 'pages-ask-the-api',
    comment:
      "A page imports contract, ui, and features' schemas.ts and components/ alone. It reaches the product through the typed client (contract/client.ts), as any other client would.",
    from: { path: screens, pathNot: test },
    to: {
      path: '^(src|migrations|demo|test|bench)/',
      pathNot: [
        screens,
        '^src/(contract|ui)/',
        '^src/features/[^/]+/schemas\\.ts$',
        `^src/features/[^/]+/components/(?!.*${server})`,
      ],
    },
  },
  {
    name: 'ui-is-a-leaf',
    comment: 'The design system knows no product words: pass labels and values in as props.',
    from: { path: '^src/ui/', pathNot: test },
    to: { path: '^(src|migrations|demo|test|bench)/', pathNot: '^src/ui/' },
  },
  {
    name: 'contract-is-a-leaf',
    comment:
      'What server and browser share imports nothing of either. The typed client alone looks at the type of src/api.ts.',
    from: { path: '^src/contract/', pathNot: ['^src/contract/client\\.ts$', test] },
    to: { path: '^(src|migrations|demo|test|bench)/', pathNot: '^src/contract/' },
  },
  {
    name: 'client-sees-only-the-type-of-the-api',
    comment: 'The typed client imports contract, and the type of src/api.ts ("import type"), nothing else.',
    from: { path: '^src/contract/client\\.ts$' },
    to: { path: '^(src|migrations|demo|test|bench)/', pathNot: ['^src/contract/', '^src/api\\.ts$'] },
  },
  {
    name: 'platform-is-the-ground',
    comment:
      'The platform knows nothing of the product above it. Take what differs as a parameter; move what speaks of the product into a feature.',
    from: { path: '^src/platform/', pathNot: test },
    to: {
      path: '^(src|migrations|demo|test|bench)/',
      pathNot: ['^src/(platform|contract)/', '^migrations/'],
    },
  },
  {
    name: 'api-enters-by-the-door',
    comment:
      "The table of contents mounts what a feature's index.server.ts exports: export its endpoints there.",
    from: { path: ['^src/api\\.ts$', top], pathNot: test },
    to: { path: '^src/features/', pathNot: '^src/features/[^/]+/(index\\.server|schemas)\\.ts$' },
  },
  {
    name: 'api-knows-no-screens',
    comment:
      'The API is the only door and knows nobody who comes through it: it imports features, platform and contract.',
    from: { path: '^src/api\\.ts$' },
    to: { path: [screens, top, '^src/ui/'] },
  },
  {
    name: 'sandbox-is-a-secret',
    comment:
      'Only main may know that the sandbox exists: the product speaks to providers by address and key. Read the address from the settings.',
    from: { path: '.', pathNot: [top, '^src/sandbox/', '^(test|bench)/'] },
    to: { path: '^src/sandbox/' },
  },
  {
    name: 'sandbox-plays-the-provider',
    comment:
      "The sandbox speaks the providers' wire protocols and knows nothing of the product: it answers what the provider would answer.",
    from: { path: '^src/sandbox/', pathNot: test },
    to: { path: [screens, top, '^src/(api\\.ts$|features/|ui/|contract/)'] },
  },
  {
    name: 'main-is-the-top',
    comment: 'main puts everything together and nobody imports it: take what you need as a parameter.',
    from: { path: '.', pathNot: [top, '^(test|bench)/'] },
    to: { path: top },
  },
  {
    name: 'product-without-its-tools',
    comment: 'The product runs without its tests and measurements: move what it needs into src/.',
    from: { path: '^(src|migrations|demo)/', pathNot: test },
    to: { path: '^(test|bench|bin)/' },
  },
  {
    name: 'migrations-stand-still',
    comment:
      'A migration must do the same for ever, and the product changes: write out in the migration what it needs from there.',
    from: { path: '^migrations/' },
    to: { path: '^src/(?!platform/)' },
  },
];

export default {
  forbidden: [...featureOrder, ...rules.map((rule) => ({ severity: 'error', ...rule }))],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Importing a type is knowing about it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
