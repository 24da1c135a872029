import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, Module } from 'webpack';
import { rootDir } from './roots.ts';

const { RawSource } = webpack.sources;

const isOwnScript = (module: Module): module is webpack.NormalModule =>
  module instanceof webpack.NormalModule &&
  /\.tsx?$/.test(module.resource) &&
  !module.resource.includes('node_modules');

/**
 * Writes a source map for each script, into a folder of its own. The scripts do not name it, and have the bytes that they
 * would have without. Libraries have no places in it: that would be three times as much, and a fault is seldom theirs.
 */
export class SourceMapsPlugin {
  readonly #mapsDir: string;

  /** @param mapsDir gets `<name of the script>.map` for each script */
  constructor(mapsDir: string) {
    this.#mapsDir = mapsDir;
  }

  apply(compiler: Compiler): void {
    const { path: outDir = '' } = compiler.options.output;
    new webpack.SourceMapDevToolPlugin({
      filename: `${path.relative(outDir, this.#mapsDir).replaceAll(path.sep, '/')}/[file].map`,
      append: false,
      test: /\.c?js$/,
      moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        path.relative(rootDir, absoluteResourcePath).replaceAll(path.sep, '/'),
    }).apply(compiler);
    compiler.hooks.compilation.tap('SourceMapsPlugin', (compilation) => {
      // After the plugin above, which would have all modules mapped. Styles are not: their loader would write maps into scripts.
      compilation.hooks.buildModule.tap({ name: 'SourceMapsPlugin', stage: 1 }, (module) => {
        module.useSourceMap = isOwnScript(module);
      });
      compilation.hooks.runtimeModule.tap({ name: 'SourceMapsPlugin', stage: 1 }, (module) => {
        module.useSourceMap = false;
      });
      // A map names the folder of this machine. With it in the hash of a module the minifier would choose other names elsewhere.
      compilation.hooks.succeedModule.tap('SourceMapsPlugin', (module) => {
        const text = isOwnScript(module) ? module.originalSource()?.source() : undefined;
        if (text === undefined || !module.buildInfo) return;
        const hash = webpack.util.createHash(compilation.outputOptions.hashFunction ?? 'md4');
        hash.update('source');
        new RawSource(text).updateHash(hash);
        hash.update('meta');
        hash.update(JSON.stringify(module.buildMeta));
        module.buildInfo['hash'] = hash.digest('hex');
      });
    });
  }
}
