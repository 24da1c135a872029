import type { Chunk, StatsCompilation } from 'webpack';
import { importName, partChunk, partsOnDemand, statelessParts } from './shared-parts.ts';
import { isOfShareScope } from './webpack-base.ts';

/** Whether a chunk is what the share scope loads for a part. Only the modules that provide and ask for it have its name. */
const isPart = (part: string) => (chunk: Chunk) =>
  isOfShareScope(chunk) &&
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => /[@|]/.test(module?.identifier().split(importName(part))[1]?.[0] ?? '')),
  );

/** Cache groups that make each part a chunk of its own, under a name by which its files are found. */
export const partCacheGroups = (parts = statelessParts) =>
  Object.fromEntries(
    parts.map((part) => [
      partChunk(part),
      { name: partChunk(part), chunks: isPart(part), enforce: true, priority: 1 },
    ]),
  );

/** Files of a part's chunk with an ending, e.g. `.css`, among those of a build with this name. */
export const filesOfPartChunk = (files: readonly string[], build: string, part: string, ending: string) =>
  files.filter((file) => file.startsWith(`${build}-${partChunk(part)}.`) && file.endsWith(ending));

/** The parts on demand that the modules of a named chunk ask the share scope for. */
export function partsOfChunk(stats: StatsCompilation, name: string): string[] {
  const ids = new Set(stats.namedChunkGroups?.[name]?.chunks);
  const asked = (stats.chunks ?? [])
    .filter(({ id }) => id !== undefined && ids.has(id))
    .flatMap(({ modules = [] }) => modules)
    .filter(({ moduleType }) => moduleType === 'consume-shared-module')
    .map(({ name: module = '' }) => module);
  return partsOnDemand.filter((part) => asked.some((module) => module.includes(`${importName(part)}@`)));
}
