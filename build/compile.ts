import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration, StatsCompilation } from 'webpack';

/** Bundles for the server are CommonJS in every project. */
export async function markAsCommonJs(dir: string): Promise<void> {
  await writeFile(path.join(dir, 'package.json'), '{"type":"commonjs"}');
}

/** Runs webpack once; resolves with its statistics, rejects with its errors as text. */
export async function compile(config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config);
  try {
    return await new Promise<StatsCompilation>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString('errors-only') ?? 'no result'));
        resolve(
          stats.toJson({
            all: false,
            assets: true,
            chunkGroups: true,
            chunkGroupAuxiliary: false,
            chunks: true,
            chunkModules: true,
            chunkModulesSpace: Infinity,
            cachedModules: true,
            dependentModules: true,
            ids: true,
          }),
        );
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
