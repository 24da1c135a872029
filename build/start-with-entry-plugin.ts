import type { Compiler } from 'webpack';

/** Name of the chunk that a container exposes. */
const EXPOSED = 'routes';

/**
 * Puts the routes of a remote into its entry: one file less before the first page. Routes that use the share scope stay a
 * file of their own, because the entry runs before the scope is there.
 */
export class StartWithEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StartWithEntryPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('StartWithEntryPlugin', () => {
        const { chunkGraph, chunks, entrypoints, namedChunks } = compilation;
        const routes = namedChunks.get(EXPOSED);
        const entry = [...entrypoints.values()][0]?.getRuntimeChunk();
        if (!routes || !entry || !chunks.has(routes)) return;
        const isShared = [...chunkGraph.getChunkModulesIterable(routes)].some(
          ({ type }) => type === 'consume-shared-module',
        );
        if (isShared || !chunkGraph.canChunksBeIntegrated(entry, routes)) return;
        chunkGraph.integrateChunks(entry, routes);
        chunks.delete(routes);
      });
    });
  }
}
