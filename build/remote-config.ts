import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { LeanRuntimePlugin } from './lean-runtime-plugin.ts';
import { hotPlugins } from './hot-plugins.ts';
import { partCacheGroups } from './part-chunks.ts';
import { federationName, remotePath } from './roots.ts';
import { modulesOfRemote, sharedModules } from './shared-modules.ts';
import { StartWithEntryPlugin } from './start-with-entry-plugin.ts';
import { baseConfig } from './webpack-base.ts';
import type { Mode, Side } from './webpack-base.ts';

export interface RemoteBuild {
  remote: string;
  version: string;
  side: Side;
  mode: Mode;
  outDir: string;
  /** Where source maps go; absent: nowhere. */
  mapsDir?: string;
}

/** Whether visitors get the build. */
const isForBrowsers = ({ side, mode }: RemoteBuild) => side === 'web' && mode === 'production';

/**
 * The container that a build defines. The one for production browsers is webpack's own: it shares and negotiates as the
 * other does, and is 20 KB smaller in the shell and 3 KB in each remote, compressed (docs/decisions/0082-share-scope.md). Servers hold
 * several releases of a remote, and a development build shows what it loads.
 */
function containerPlugin(build: RemoteBuild): WebpackPluginInstance {
  const { remote, side, version } = build;
  const name = federationName(remote);
  const options = {
    // A server has an instance for each release, to end it alone.
    name: side === 'web' ? name : `${name}_${version.replaceAll(/\W/g, '_')}`,
    filename: isForBrowsers(build) ? `${remote}-entry.[contenthash:8].js` : 'remoteEntry.js',
    library: side === 'web' ? { type: 'var', name } : { type: 'commonjs-module' },
    exposes: { './routes': { import: `./${remotePath(remote, 'src/routes.tsx')}`, name: 'routes' } },
    shared: isForBrowsers(build) ? modulesOfRemote() : sharedModules(),
  };
  if (isForBrowsers(build)) return new webpack.container.ModuleFederationPlugin(options);
  return new ModuleFederationPlugin({
    ...options,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: false,
    // It exposes pages and uses no other remote.
    experiments: { optimization: { target: side, disableSnapshot: true, disableRemote: true } },
  });
}

/** Webpack configuration of one side of one remote: it exposes `./routes` and nothing else. */
export function remoteConfig(build: RemoteBuild): Configuration {
  const { remote, version, side, mode, outDir, mapsDir } = build;
  const base = baseConfig({ side, mode, outDir, mapsDir, name: remote, version });
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: {
        // In bytes of source, about 6 KB on the wire: less than that is no request of its own.
        minSize: 50_000,
        // The remote's own copies, in case the shell has other versions: each comes alone.
        cacheGroups: partCacheGroups(),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(isForBrowsers(build)
        ? [new IntegrityPlugin(), new LeanRuntimePlugin(), new StartWithEntryPlugin()]
        : []),
      ...hotPlugins(build),
      containerPlugin(build),
    ],
  };
}
