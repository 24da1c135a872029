import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import webpack from 'webpack';
import type { Chunk, Compiler } from 'webpack';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Chunks wait until the page knows the hashes of their files. A shell that knows no list of hashes has them all. */
class KnownHashes extends RuntimeModule {
  constructor() {
    super('known hashes', RuntimeModule.STAGE_ATTACH);
  }

  /** Ids of chunks without a script: some hold styles alone, some nothing but modules of the share scope. */
  private listWithoutScript(): { withStyles: ChunkId[]; withNothing: ChunkId[] } {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) throw new Error('a runtime module without its chunk');
    const without = [...chunk.getAllAsyncChunks()].filter(
      (one) => !chunkGraph.getChunkModulesIterableBySourceType(one, 'javascript'),
    );
    const hasStyles = (one: Chunk) =>
      chunkGraph.getChunkModulesIterableBySourceType(one, 'css/mini-extract') !== undefined;
    const idsOf = (chunks: Chunk[]) => chunks.flatMap(({ id }) => (id === null ? [] : [id]));
    return {
      withStyles: idsOf(without.filter(hasStyles)),
      withNothing: idsOf(without.filter((one) => !hasStyles(one))),
    };
  }

  override generate(): string {
    const { ensureChunk, getChunkScriptFilename, publicPath } = RuntimeGlobals;
    const { withStyles, withNothing } = this.listWithoutScript();
    const styles = `${JSON.stringify(withStyles)}.includes(id) ? ${RuntimeGlobals.require}.miniCssF(id) : `;
    return `var load = ${ensureChunk};
${ensureChunk} = (id) => {
  if (!globalThis.gakumadoHashes || ${JSON.stringify(withNothing)}.includes(id)) return load(id);
  var known = gakumadoHashes(${publicPath} + (${withStyles.length > 0 ? styles : ''}${getChunkScriptFilename}(id)));
  return known ? known.then(() => load(id)) : load(id);
};`;
  }
}

type ChunkId = NonNullable<Chunk['id']>;

/**
 * Makes a bundle's own loader of chunks and styles ask the page for the hash of each file
 * (`globalThis.gakumadoIntegrity(url)`, set by the shell from the registry). The function answers an
 * impossible hash for a file that the registry does not list, so the browser refuses it: fail closed.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('IntegrityPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename).add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new KnownHashes());
        });
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source: string) =>
          `${source}\nscript.crossOrigin = 'anonymous';\nscript.integrity = globalThis.gakumadoIntegrity(url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source: string, names: { tag: string; href: string }) =>
          `${source}\n${names.tag}.crossOrigin = 'anonymous';\n` +
          `${names.tag}.integrity = globalThis.gakumadoIntegrity(${names.tag}.href);`,
      );
    });
  }
}
