import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compile } from './compile.ts';
import { SourcesPlugin } from './sources-plugin.ts';
import { OfferedNamesPlugin, UsedNamesPlugin } from './used-names-plugin.ts';

const sources: Record<string, string> = {
  'routes.js': `
    import { Link } from './router.js';
    export const routes = [{ Link, lazy: () => import(/* webpackChunkName: "one-page" */ './one-page.js') }];
  `,
  'one-page.js': `
    import { open, close as shut, unused } from './store.js';
    import * as router from './router.js';
    import { button } from './ui.js';
    const forgotten = () => unused();
    export const Component = () => [open(), shut, router.useParams(), button];
  `,
  // A copy of a part without state runs where versions differ.
  'ui.js': "import { useLink } from './router.js'; export const button = () => useLink();",
  // A copy of a singleton never does.
  'store.js':
    "import { secret } from './router.js'; export const open = () => secret(); export const close = 1, unused = () => 2;",
  'router.js': 'export const Link = 1, useParams = () => 2, useLink = () => 3, secret = () => 4;',
};

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'names-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(path.join(dir, name), text);
});
afterAll(() => rm(dir, { recursive: true }));

const shared = (eager: boolean) => {
  const module = (name: string, singleton: boolean) => [
    `./${name}.js`,
    { shareKey: name, singleton, version: '1.0.0', requiredVersion: '^1.0.0', eager },
  ];
  return Object.fromEntries([module('router', true), module('store', true), module('ui', false)]);
};

test('a remote notes the names that it uses of singletons, and the files of its pages', async () => {
  const used = new UsedNamesPlugin();
  const files = new SourcesPlugin();
  await compile({
    mode: 'production',
    context: dir,
    entry: {},
    output: { path: path.join(dir, 'out') },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'mf_x',
        filename: 'entry.js',
        exposes: { './routes': './routes.js' },
        shared: shared(false),
      }),
      used,
      files,
    ],
  });
  expect(used.names).toEqual({
    router: ['Link', 'useLink', 'useParams'],
    store: ['close', 'open'],
  });
  expect(files.pages['one-page']).toMatch(/one-page\.js$/);
});

test('a shell notes the names that its parts have', async () => {
  const offered = new OfferedNamesPlugin();
  await compile({
    mode: 'production',
    context: dir,
    entry: './one-page.js',
    output: { path: path.join(dir, 'out') },
    plugins: [new webpack.sharing.SharePlugin({ shared: shared(true) }), offered],
  });
  expect(offered.names['store']).toEqual(['close', 'open', 'unused']);
  expect(offered.names['router']).toEqual(['Link', 'secret', 'useLink', 'useParams']);
});
