import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Debian's own programs.
  ignoreBinaries: ['fc-list', 'mkfifo', 'pdftoppm'],
  // Run by their names from scripts/, imported from CSS, or asked for by another package.
  ignoreDependencies: [
    'node',
    'oxlint',
    'oxfmt',
    'oxlint-tsgolint',
    'lightningcss',
    'slick-carousel',
    'css-loader',
    'swc-loader',
  ],
  workspaces: {
    '.': { entry: ['scripts/*.{ts,mjs}'], project: ['scripts/**', '*.ts'] },
    shell: {
      entry: ['src/entry-*.tsx', 'src/server/main.ts'],
      project: 'src/**',
    },
    'mf-*': { entry: ['src/routes.tsx'], project: 'src/**' },
    shared: { includeEntryExports: false, project: 'src/**' },
    backend: {
      entry: ['src/main.ts', 'src/testing/global-*.ts', 'seed/build-reference.ts', 'seed/*/build-*.ts'],
      project: ['src/**', 'seed/**'],
    },
    samples: { entry: ['main.ts', '*/build-*.ts'], project: '**/*.ts' },
    build: {
      entry: ['*-loader.js', 'libraries/*.ts'],
      project: '**/*.{ts,js}',
      // Where react-router-dom has its parts from.
      ignoreDependencies: ['react-router'],
    },
    'release-store': { entry: ['server.ts'], project: '*.ts' },
    e2e: { entry: ['**/*.spec.ts', 'global-setup.ts'], project: '**' },
    bench: {
      entry: ['composition/bundled-{remotes,server}.ts', 'api/{bare-server,http-load,sql-load}.ts'],
      project: '**',
    },
  },
};

export default config;
