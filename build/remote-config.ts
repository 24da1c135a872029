import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { federationName } from './roots.ts';
import { sharedModules } from './shared-modules.ts';
import { baseConfig, isOfShareScope, sharedUiSources } from './webpack-base.ts';
import type { Mode, Side } from './webpack-base.ts';

export interface RemoteBuild {
  remote: string;
  version: string;
  side: Side;
  mode: Mode;
  outDir: string;
}

/** Chunk with a remote's own copy of `shared/ui`, whose styles go together; loaded only where versions differ. */
export const SHARED_CHUNK = 'shared';

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
        cacheGroups: {
          // The remote's own copies, in case the shell has other versions.
          shared: {
            test: sharedUiSources,
            name: SHARED_CHUNK,
            chunks: isOfShareScope,
            enforce: true,
            priority: 1,
          },
        },
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
