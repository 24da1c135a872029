import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { rootDir } from './roots.ts';
import { sharedModules, sharedOnServer } from './shared-modules.ts';
import { baseConfig, isOfShareScope, sharedSources } from './webpack-base.ts';
import type { Mode } from './webpack-base.ts';

/**
 * Hands the shell's federation runtime to the remotes. The option `provideExternalRuntime` does it with the CommonJS
 * build of the same plugin, and with that the whole runtime would ship a second time.
 */
const provideRuntime = path.join(
  rootDir,
  'node_modules/@module-federation/inject-external-runtime-core-plugin/dist/index.js',
);

export interface ShellBuild {
  version: string;
  mode: Mode;
  outDir: string;
}

/** The shell's bundle for the browser: host of the federation, owner of everything that is shared. */
export function shellWebConfig({ version, mode, outDir }: ShellBuild): Configuration {
  const base = baseConfig({ side: 'web', mode, outDir, name: 'shell', version });
  return {
    ...base,
    entry: { main: './shell/src/entry-client.tsx' },
    plugins: [
      ...(base.plugins ?? []),
      ...(mode === 'development' ? [new ReactRefreshPlugin({ overlay: false })] : []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        runtimePlugins: [provideRuntime],
        experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Shared modules are single files to the federation. In the page they are two scripts before the entry.
          shared: {
            test: sharedSources,
            name: 'shared',
            chunks: isOfShareScope,
            enforce: true,
          },
          vendor: {
            test: /node_modules|build[\\/]libraries/,
            name: 'vendor',
            chunks: isOfShareScope,
            enforce: true,
          },
        },
      },
    },
  };
}

/** The shell's rendering bundle for the server; libraries stay in node_modules, where React exists once. */
export function shellNodeConfig({ version, mode, outDir }: ShellBuild): Configuration {
  const base = baseConfig({ side: 'node', mode, outDir, name: 'shell', version });
  return {
    ...base,
    target: 'node24',
    entry: { render: './shell/src/entry-server.tsx' },
    output: { ...base.output, filename: 'render.cjs', library: { type: 'commonjs2' } },
    plugins: [new webpack.DefinePlugin({ __SHARED_MODULES__: JSON.stringify(sharedOnServer()) })],
    externals: [
      ({ request }, done) => {
        const isOwn = !request || /^[./]|^@gakumado\/|\.css$/.test(request);
        return isOwn ? done() : done(undefined, `commonjs ${request}`);
      },
    ],
  };
}
