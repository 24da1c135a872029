import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Chunk, Configuration, WebpackPluginInstance } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { federationName } from './roots.ts';
import { sharedModules } from './shared-modules.ts';
import { importName, partChunk, statelessParts } from './shared-parts.ts';
import { baseConfig, isOfShareScope } from './webpack-base.ts';
import type { Mode, Side } from './webpack-base.ts';

export interface RemoteBuild {
  remote: string;
  version: string;
  side: Side;
  mode: Mode;
  outDir: string;
}

/** Whether a chunk is what the share scope loads for a part. Only the modules that provide and ask for it have its name. */
const isPart = (part: string) => (chunk: Chunk) =>
  isOfShareScope(chunk) &&
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => /[@|]/.test(module?.identifier().split(importName(part))[1]?.[0] ?? '')),
  );

/** Whether visitors get the build. */
const isForBrowsers = ({ side, mode }: RemoteBuild) => side === 'web' && mode === 'production';

/**
 * The container that a build defines. The one for production browsers is webpack's own: it shares and negotiates as the
 * other does, and is 20 KB smaller in the shell and 3 KB in each remote, compressed (docs/decisions/0082-share-scope.md). Servers hold
 * several releases of a remote, and a development build shows what it loads.
 */
function containerPlugin(build: RemoteBuild): WebpackPluginInstance {
  const { remote, side } = build;
  const options = {
    name: federationName(remote),
    filename: isForBrowsers(build) ? `${remote}-entry.[contenthash:8].js` : 'remoteEntry.js',
    library: side === 'web' ? { type: 'var', name: federationName(remote) } : { type: 'commonjs-module' },
    exposes: { './routes': { import: `./${remote}/src/routes.tsx`, name: 'routes' } },
    shared: sharedModules(),
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
  const { remote, version, side, mode, outDir } = build;
  const base = baseConfig({ side, mode, outDir, name: remote, version });
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: {
        // In bytes of source, about 5 KB on the wire: less than that is no request of its own.
        minSize: 40_000,
        // The remote's own copies, in case the shell has other versions: each comes alone.
        cacheGroups: Object.fromEntries(
          statelessParts.map((part) => [
            partChunk(part),
            { name: partChunk(part), chunks: isPart(part), enforce: true, priority: 1 },
          ]),
        ),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(isForBrowsers(build) ? [new IntegrityPlugin()] : []),
      ...(mode === 'development' ? [new ReactRefreshPlugin({ overlay: false })] : []),
      containerPlugin(build),
    ],
  };
}
