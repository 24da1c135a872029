import webpack from 'webpack';
import type { Configuration, StatsCompilation } from 'webpack';

/** Runs webpack once; resolves with its statistics, rejects with its errors as text. */
export async function compile(config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config);
  try {
    return await new Promise<StatsCompilation>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString('errors-only') ?? 'no result'));
        resolve(stats.toJson({ all: false, assets: true, chunkGroups: true, chunkGroupAuxiliary: false }));
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
