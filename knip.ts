import type { KnipConfig } from 'knip';

/** Files of a workspace; those with `!` are the product's, which `knip --production` looks at without the tests. */
const product = (...folders: string[]) => [
  ...folders.map((folder) => `${folder}!`),
  '!**/*.test.{ts,tsx}!',
  '!**/testing/**!',
];

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Debian's own programs.
  ignoreBinaries: ['bzcat', 'fc-list', 'mkfifo', 'pdftoppm', 'soffice'],
  // Run by their names from scripts/.
  ignoreDependencies: ['@stryker-mutator/jest-runner', 'node', 'oxlint', 'oxfmt', 'oxlint-tsgolint'],
  // Copied by a command.
  ignore: ['scripts/remote-template/**'],
  // An entry of tests alone.
  ignoreIssues: { 'shared/src/testing/**': ['exports', 'types'] },
  workspaces: {
    '.': {
      // Mutants are no part of the product: they look for what its tests miss.
      entry: [
        'scripts/*.{ts,mjs}!',
        '!scripts/{mutants.mjs,tables.ts,test-order.mjs}!',
        'scripts/{mutants.mjs,tables.ts,test-order.mjs}',
      ],
      project: [...product('scripts/**', '*.ts'), '!scripts/{mutant,test-order}*!', 'checks/**'],
    },
    shell: {
      // Processes and threads of their own.
      entry: [
        'src/entry-*.tsx!',
        'src/server/{main,trial/{rehearsal-process,trial-guard,trial-process},watch/watcher}.ts!',
      ],
      project: product('src/**'),
    },
    'mf-*': { entry: ['src/{claims.ts,routes.tsx}!'], project: product('src/**') },
    shared: {
      includeEntryExports: true,
      project: product('src/**'),
      // Imported from CSS.
      ignoreDependencies: ['slick-carousel'],
    },
    backend: {
      entry: ['src/main.ts!', 'src/testing/global-*.ts', 'seed/build-*.ts', 'seed/*/build-*.ts'],
      project: [...product('src/**'), 'seed/**'],
    },
    samples: {
      entry: ['main.ts!', '*/build-*.ts'],
      project: [...product('**/*.ts'), '!{documents,illustrations,pictures}/**!'],
    },
    build: {
      entry: ['{*-loader,hot-client}.js!', 'libraries/*.ts!'],
      project: product('**/*.{ts,js}'),
      // Loaders and minifiers that webpack loads by name.
      ignoreDependencies: ['@swc/core', 'css-loader', 'lightningcss', 'swc-loader'],
    },
    'release-store': { entry: ['{route-table-process,server}.ts!'], project: product('**/*.ts') },
    e2e: { entry: ['**/*.spec.ts', 'global-setup.ts'], project: '**' },
    bench: {
      entry: [
        'composition/{all-routes-loader.js,bundled-{remotes,server}.ts}!',
        'api/{bare-server,http-load,sql-load}.ts!',
      ],
      project: product('**'),
    },
  },
};

export default config;
