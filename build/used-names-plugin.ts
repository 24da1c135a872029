import type { Compilation, Compiler, Dependency, Module } from 'webpack';

/** Exported names by the module of the share scope that has them. */
export type ModuleNames = Record<string, string[]>;

/** A module that asks the share scope for another. */
interface ConsumeShared {
  shareKey: string;
  singleton: boolean;
}

const consumed = (module: Module): ConsumeShared | undefined =>
  module.type === 'consume-shared-module' ? Reflect.get(module, 'options') : undefined;

/** Names that one import takes of a module; none where it takes the module as a whole, or nothing. */
function namesOf(dependency: Dependency, { moduleGraph }: Compilation): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).flatMap((reference) => {
    const [name] = Array.isArray(reference) ? reference : reference.name;
    // The default of a CommonJS module is the module.
    return name === undefined || name === 'default' ? [] : [name];
  });
}

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): ModuleNames =>
  Object.fromEntries(
    [...names].sort(([a], [b]) => a.localeCompare(b)).map(([module, of]) => [module, [...of].sort()]),
  );

/** Notes names of modules once the unused imports of a build are known, before modules are joined. */
class NamesPlugin {
  /** Filled by the compilation. */
  names: ModuleNames = {};
  readonly #list: (compilation: Compilation, modules: Module[]) => ModuleNames;

  constructor(list: (compilation: Compilation, modules: Module[]) => ModuleNames) {
    this.#list = list;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NamesPlugin', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('NamesPlugin', (modules) => {
        this.names = this.#list(compilation, [...modules]);
      });
    });
  }
}

/**
 * Notes the names that a remote uses of each singleton module of the share scope: those parts are always the shell's, which
 * may be older. All code counts that can run beside them. The remote's own copy of a singleton never runs there, so its
 * imports do not count.
 */
export class UsedNamesPlugin extends NamesPlugin {
  constructor() {
    super(listUsedNames);
  }
}

function listUsedNames(compilation: Compilation, modules: Module[]): ModuleNames {
  const { moduleGraph } = compilation;
  const names = new Map<string, Set<string>>();
  const waiting = modules.filter((module) => module.identifier().startsWith('container entry'));
  const seen = new Set(waiting);
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { dependency, module: to } = connection;
      if (!dependency || connection.getActiveState(undefined) === false) continue;
      const shared = consumed(to);
      if (shared?.singleton) {
        const known = names.get(shared.shareKey) ?? new Set();
        names.set(shared.shareKey, known);
        for (const name of namesOf(dependency, compilation)) known.add(name);
      } else if (!seen.has(to)) {
        seen.add(to);
        waiting.push(to);
      }
    }
  }
  return sorted(names);
}

/**
 * Notes the names that each module has which a build provides to the share scope. Modules whose names cannot be known
 * before they run are left out.
 */
export class OfferedNamesPlugin extends NamesPlugin {
  constructor() {
    super(listOfferedNames);
  }
}

function listOfferedNames({ moduleGraph }: Compilation, modules: Module[]): ModuleNames {
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    if (module.type !== 'provide-module') continue;
    for (const { module: provided } of moduleGraph.getOutgoingConnections(module)) {
      const offered = moduleGraph.getProvidedExports(provided);
      if (Array.isArray(offered)) names.set(Reflect.get(module, '_name'), new Set(offered));
    }
  }
  return sorted(names);
}
