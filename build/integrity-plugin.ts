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

  override generate(): string {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) throw new Error('a runtime module without its chunk');
    const holds = (one: Chunk, kind: string) =>
      chunkGraph.getChunkModulesIterableBySourceType(one, kind) !== undefined;
    const chunks = [...chunk.getAllAsyncChunks()];
    const hasScript = (one: Chunk) => holds(one, 'javascript');
    const hasStyles = (one: Chunk) => holds(one, 'css/mini-extract');
    // Some hold nothing but modules of the share scope. The test is the one of webpack's own loader, and compresses to nothing.
    const hasFile = webpack.util.compileBooleanMatcher(
      Object.fromEntries(chunks.map((one) => [String(one.id), hasScript(one) || hasStyles(one)])),
    );
    const stylesOnly = chunks.filter((one) => hasStyles(one) && !hasScript(one)).map(({ id }) => id);
    const { ensureChunk, getChunkScriptFilename, publicPath, require: runtime } = RuntimeGlobals;
    const styles =
      stylesOnly.length > 0 ? `${JSON.stringify(stylesOnly)}.includes(id) ? ${runtime}.miniCssF(id) : ` : '';
    return `var load = ${ensureChunk};
${ensureChunk} = (id) => {
  var known = ${typeof hasFile === 'function' ? hasFile('id') : hasFile} && globalThis.gakumadoHashes?.(${publicPath} + (${styles}${getChunkScriptFilename}(id)));
  return known ? known.then(() => load(id)) : load(id);
};`;
  }
}

/**
 * Makes a bundle's own loader of chunks and styles ask the page for the hash of each file
 * (`globalThis.gakumadoIntegrity(url)`, set by the shell from the registry). The function answers an
 * impossible hash for a file that the registry does not list, so the browser refuses it: fail closed.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    // Set below for every file, not only for those of another origin.
    compiler.options.output.crossOriginLoading = false;
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
