import { transform } from '@swc/core';
import type { JscConfig } from '@swc/core';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { listFiles } from '@gakumado/release-store/list-files.ts';
import { run } from '../run.ts';
import { isOfTests, withEnding } from './manifest.ts';

const isPacked = (file: string) => !/(^|\/)node_modules\//.test(file) && !isOfTests(path.normalize(file));
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** As a release is compiled (build/webpack-base.ts). The types of the compiler lack its last option. */
const compilation = (file: string): JscConfig & { rewriteRelativeImportExtensions: boolean } => ({
  parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
  target: 'es2022',
  transform: { react: { runtime: 'automatic' } },
  rewriteRelativeImportExtensions: true,
});

/** A source as an ES module that imports its neighbours as `.js`. */
async function toJavaScript(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const { code } = await transform(source, { filename: file, swcrc: false, jsc: compilation(file) });
  return code;
}

/** Writes the modules of a workspace into a folder, and beside them its styles, data and loaders. */
export async function emitModules(workspace: string, dir: string): Promise<void> {
  const from = path.join(rootDir, workspace);
  const files = (await listFiles(from)).filter((file) => isPacked(file) && file !== 'package.json');
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(dir, withEnding(file, '.js'))];
    await mkdir(path.dirname(target), { recursive: true });
    if (isSource(file)) await writeFile(target, await toJavaScript(source));
    else await cp(source, path.join(dir, file));
  }
}

/** Writes the declarations of the workspaces below a folder, at their places in the repository. Throws the compiler's words. */
export async function emitTypes(workspaces: readonly string[], dir: string): Promise<void> {
  const fromRoot = (name: string) => path.join(rootDir, name);
  const config = {
    extends: fromRoot('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir,
      outDir: dir,
      types: ['node'],
      // They are looked for from the folder of this file, which may be anywhere.
      typeRoots: [fromRoot('node_modules/@types')],
    },
    // The shell declares the functions of the page that bundles call.
    include: [...workspaces, 'shell/src/remotes/integrity.ts'].map(fromRoot),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing', '**/faulty', '**/node_modules'].map(fromRoot),
  };
  const file = path.join(dir, 'tsconfig.json');
  await mkdir(dir, { recursive: true });
  await writeFile(file, JSON.stringify(config));
  const compiler = fromRoot('node_modules/typescript/bin/tsc');
  const { code, output } = await run(process.execPath, [compiler, '--project', file, '--pretty', 'false']);
  if (code !== 0) throw new Error(`The declarations cannot be written.\n${output}`);
}

/** Copies the declarations of a workspace beside its modules. */
export const addTypes = (typesDir: string, workspace: string, dir: string): Promise<void> =>
  cp(path.join(typesDir, workspace), dir, { recursive: true });
