import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { shellNodeConfig } from '@gakumado/build/shell-config.ts';
import { baseConfig } from '@gakumado/build/webpack-base.ts';

const bundledRemotes = path.join(import.meta.dirname, 'bundled-remotes.ts');
const version = 'bundle';
/** The only difference in the sources: where the pages come from. */
const withBundledRemotes = new webpack.NormalModuleReplacementPlugin(
  /[\\/](browser|server)-remotes\.ts$/,
  bundledRemotes,
);

/** Every folder of a remote is part of it. */
const withAllRoutes = {
  test: path.join(import.meta.dirname, 'all-routes.ts'),
  use: path.join(import.meta.dirname, 'all-routes-loader.js'),
};

const addRoutes = (base: Configuration): Configuration['module'] => ({
  ...base.module,
  rules: [...(base.module?.rules ?? []), withAllRoutes],
});

/** The yardstick for the browser: shell and remotes as one ordinary webpack build, a chunk per page. */
export function bundledWebConfig(outDir: string): Configuration {
  // Class names hang on the name: it is the one that the shell's server has.
  const base = baseConfig({ side: 'web', mode: 'production', outDir, name: 'shell', version });
  return {
    ...base,
    entry: { main: './shell/src/entry-client.tsx' },
    module: addRoutes(base),
    plugins: [...(base.plugins ?? []), withBundledRemotes],
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
  };
}

/** The same for the server. */
export function bundledNodeConfig(outDir: string): Configuration {
  const base = shellNodeConfig({ version, mode: 'production', outDir });
  return { ...base, module: addRoutes(base), plugins: [...(base.plugins ?? []), withBundledRemotes] };
}
