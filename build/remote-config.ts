import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
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

/** Webpack configuration of one side of one remote: it exposes `./routes` and nothing else. */
export function remoteConfig({ remote, version, side, mode, outDir }: RemoteBuild): Configuration {
  const base = baseConfig({ side, mode, outDir, name: remote, version });
  const isReleaseForWeb = side === 'web' && mode === 'production';
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
      ...(isReleaseForWeb ? [new IntegrityPlugin()] : []),
      ...(mode === 'development' ? [new ReactRefreshPlugin({ overlay: false })] : []),
      new ModuleFederationPlugin({
        name: federationName(remote),
        filename: 'remoteEntry.js',
        library: side === 'web' ? { type: 'var', name: federationName(remote) } : { type: 'commonjs-module' },
        exposes: { './routes': { import: `./${remote}/src/routes.tsx`, name: 'routes' } },
        shared: sharedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: {
          // It exposes pages and uses no other remote.
          optimization: { target: side, disableSnapshot: true, disableRemote: true },
          // The shell provides the federation runtime once; a remote then ships without it.
          externalRuntime: isReleaseForWeb,
        },
      }),
    ],
  };
}
