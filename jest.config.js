/** Packages that are published as ES modules only: jest runs CommonJS, so they are transformed as well. */
const esModules = [
  '@fastify/cookie',
  '@fastify/static',
  '@mapbox/point-geometry',
  '@mapbox/vector-tile',
  '@maplibre/vt-pbf',
  'altcha-lib',
  'content-disposition',
  'cookie',
  'csv-parse',
  'csv-stringify',
  'd3-array',
  'd3-contour',
  'flatbush',
  'flatqueue',
  'internmap',
  'jose',
  'lineclip',
  'kdbush',
  'marked',
  'mime',
  'nodemailer',
  'osm-pbf-parser-node',
  'oxc-parser',
  'pbf',
  'postal-mime',
  'quickselect',
  'resolve-protobuf-schema',
].join('|');

const transform = {
  '\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2024',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const common = {
  transform,
  transformIgnorePatterns: [`node_modules/(?!(?:${esModules})/)`],
  modulePathIgnorePatterns: ['<rootDir>/var/'],
  watchPathIgnorePatterns: ['<rootDir>/var/'],
};

const tests = (folders, ending) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.${ending}`);

/** Folders whose code runs in browsers. */
const ofBrowsers = [
  'shared',
  'mf-*',
  ...['base', 'chrome', 'guards', 'layouts', 'reload', 'remotes', 'sight', 'visit'].map(
    (folder) => `shell/src/${folder}`,
  ),
];

const moduleNameMapper = {
  '\\.css$': '<rootDir>/shared/src/testing/class-names-stub.ts',
  '^lucide-react/icons/': '<rootDir>/shared/src/testing/icon-stub.tsx',
  // No WebGL and no canvas is in the tests' browser, and files of a release have no address.
  '^maplibre-gl$': '<rootDir>/shared/src/testing/maplibre-stub.ts',
  '^pdfjs-dist/legacy/build/pdf\\.mjs$': '<rootDir>/shared/src/testing/pdf-stub.ts',
  '(\\.json\\.gz|maplibre-gl-worker\\.mjs|pdf\\.worker\\.min\\.mjs)$':
    '<rootDir>/shared/src/testing/file-stub.ts',
};

const withoutNewerMembers = '<rootDir>/shared/src/testing/without-newer-members.ts';

export default {
  testSequencer: '<rootDir>/scripts/test-order.mjs',
  // One more than the two cores: some tests wait for databases and processes that end and start.
  maxWorkers: 3,
  // It ends what hangs. A busy machine makes a test late, not red.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'browser',
      // jsdom with Node's own fetch, Request and streams, which the router needs.
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'http://localhost:3000/' },
      testMatch: [
        ...tests(ofBrowsers, 'tsx'),
        ...tests(ofBrowsers, 'ts').map((glob) => glob.replace('*.test', '*.dom.test')),
      ],
      moduleNameMapper,
      setupFiles: [withoutNewerMembers],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
    },
    {
      ...common,
      displayName: 'pure',
      // Code that needs no document: a window would take longer than most of these tests.
      testEnvironment: 'node',
      testMatch: tests(ofBrowsers, 'ts'),
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
      moduleNameMapper,
      setupFiles: [withoutNewerMembers],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        ...tests(['backend', 'samples', 'build', 'checks', 'release-store', 'scripts'], 'ts'),
        '<rootDir>/shell/src/server/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/backend/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/backend/src/testing/global-teardown.ts',
    },
  ],
};
