import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import type { Compiler } from 'webpack';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * Makes a bundle's own loader of chunks and styles ask the page for the hash of each file
 * (`globalThis.gakumadoIntegrity(url)`, set by the shell from the registry). The function answers an
 * impossible hash for a file that the registry does not list, so the browser refuses it: fail closed.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
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
