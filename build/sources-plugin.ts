import path from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { rootDir } from './roots.ts';

const fromRoot = (file: string) => path.relative(rootDir, file).replaceAll(path.sep, '/');

const resourceOf = (module: unknown): string | undefined =>
  module instanceof webpack.NormalModule ? module.resource.split('?')[0] : undefined;

/** Notes the files that a release is made of, from the root, for those who look for a fault in it. */
export class SourcesPlugin {
  /** The file of each page, by the name of its chunk. */
  pages: Record<string, string> = {};
  /** All stylesheets. */
  styles: string[] = [];

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SourcesPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('SourcesPlugin', () => {
        for (const [name, group] of compilation.namedChunkGroups) {
          for (const { module, request } of group.origins) {
            const importer = resourceOf(module);
            if (importer !== undefined && request?.startsWith('.'))
              this.pages[name] = fromRoot(path.resolve(path.dirname(importer), request));
          }
        }
        const files = [...compilation.modules].map(resourceOf);
        this.styles = [...new Set(files.filter((file) => file?.endsWith('.css')))]
          .map((file) => fromRoot(file ?? ''))
          .sort();
      });
    });
  }
}
