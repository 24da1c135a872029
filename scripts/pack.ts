import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKED_VERSIONS } from '@gakumado/build/packed-versions.ts';
import type { PackedVersions } from '@gakumado/build/packed-versions.ts';
import { rootDir, varDir } from '@gakumado/build/roots.ts';
import { allParts, partVersion } from '@gakumado/build/shared-parts.ts';
import { packagesVersion, sharedStylesHash } from '@gakumado/build/source-version.ts';
import { toKb } from '@gakumado/release-store/file-weights.ts';
import { addTypes, emitModules, emitTypes } from './pack/emit.ts';
import { packManifest } from './pack/manifest.ts';
import type { Manifest } from './pack/manifest.ts';
import { findMissingDependencies } from './pack/missing-dependencies.ts';
import { run } from './run.ts';

// Packs what a remote in a repository of its own needs (docs/recipes/remote-elsewhere.md).

const workspaces = ['build', 'shared', 'release-store'];

const outDir = path.join(varDir, 'packages');
const draftDir = path.join(outDir, 'draft');
const typesDir = path.join(draftDir, 'types');
const version = packagesVersion(workspaces);

const readJson = async (file: string) => JSON.parse(await readFile(path.join(rootDir, file), 'utf8'));

/** The compiler's configuration of a remote elsewhere, for its own tsconfig.json to extend. */
async function readCompilerOptions(): Promise<object> {
  const [base, browser] = await Promise.all([readJson('tsconfig.json'), readJson('tsconfig.browser.json')]);
  return {
    compilerOptions: { ...base.compilerOptions, ...browser.compilerOptions, types: [] },
    files: ['../shared/src/css-modules.d.ts'],
  };
}

/** Files that a package has beside its modules. */
const extraFiles: Record<string, () => Promise<Record<string, object>>> = {
  build: async () => ({ 'tsconfig.json': await readCompilerOptions() }),
  shared: async () => {
    const parts = Object.fromEntries(allParts.map((part) => [part, partVersion(part)]));
    return { [PACKED_VERSIONS]: { parts, styles: sharedStylesHash() } satisfies PackedVersions };
  },
};

async function packWorkspace(workspace: string): Promise<string> {
  const dir = path.join(draftDir, workspace);
  const source: Manifest = await readJson(`${workspace}/package.json`);
  const manifest = packManifest(source, version);
  await emitModules(workspace, dir);
  await addTypes(typesDir, workspace, dir);
  for (const [file, content] of Object.entries({
    'package.json': manifest,
    ...(await extraFiles[workspace]?.()),
  }))
    await writeFile(path.join(dir, file), `${JSON.stringify(content, null, 2)}\n`);
  const missing = await findMissingDependencies(dir, manifest);
  if (missing.length > 0)
    throw new Error(`${workspace} imports what its package.json does not name: ${missing.join(', ')}`);
  const { code, output } = await run('npm', ['pack', dir, '--pack-destination', outDir, '--loglevel=error']);
  if (code !== 0) throw new Error(`${workspace} cannot be packed.\n${output}`);
  const file = path.join(outDir, output.trim().split('\n').at(-1) ?? '');
  return `${file}  ${toKb((await stat(file)).size)}`;
}

await rm(outDir, { recursive: true, force: true });
await mkdir(draftDir, { recursive: true });
try {
  await emitTypes(workspaces, typesDir);
  for (const workspace of workspaces) console.log(await packWorkspace(workspace));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(draftDir, { recursive: true, force: true });
}
