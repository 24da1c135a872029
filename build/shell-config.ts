import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Configuration, Module, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { partOfLibrary, sharedModules, sharedOnServer } from './shared-modules.ts';
import { hotPlugins } from './hot-plugins.ts';
import { partCacheGroups } from './part-chunks.ts';
import path from 'node:path';
import { packagesDir } from './roots.ts';
import { allParts, entryOf, filesOfPart, importName, partChunk, partsOnDemand } from './shared-parts.ts';
import { baseConfig } from './webpack-base.ts';
import type { Mode } from './webpack-base.ts';

export interface ShellBuild {
  version: string;
  mode: Mode;
  outDir: string;
  /** Where source maps of scripts for browsers go; absent: nowhere. */
  mapsDir?: string;
}

/** Parts that some pages need and the shell's frame does not start with: the shell has them for all remotes. */
const loadedLater = ['map-engine', ...partsOnDemand];

/** Modules of the share scope as the shell provides them: there when it starts, but for parts that it loads later. */
function providedModules() {
  const later = new Map(loadedLater.map((part) => [importName(part), entryOf(part)]));
  return Object.fromEntries(
    Object.entries(sharedModules()).map(([name, { shareKey = name, import: module = name, version }]) => {
      const entry = later.get(name);
      // A path is provided in any case, a name only where the build imports it.
      return [entry ? `./${entry}` : module, { shareKey, version, eager: entry === undefined }] as const;
    }),
  );
}

/**
 * Puts a stylesheet of the shell that comes later behind those that are there, and so before those of a remote: a page's own
 * rules win over those of a part, as in the first HTML. The bundle contains the text of this function.
 */
function insertStyles(link: HTMLLinkElement) {
  const own = 'head > style[data-href^="shell-"], head > link[rel="stylesheet"][href*="/shell-"]';
  const last = [...document.querySelectorAll(own)].at(-1);
  if (last) last.after(link);
  else document.head.append(link);
}

/**
 * The share scope of the shell, for browsers (build/remote-config.ts says why there are two plugins). In production it only
 * provides: its own modules are the first there, so it would never get another one's.
 */
function sharePlugin(mode: Mode): WebpackPluginInstance {
  if (mode === 'production') return new webpack.sharing.ProvideSharedPlugin({ provides: providedModules() });
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: false,
    experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** How a build uses the modules that it provides, where it does not ask the share scope for them. */
function directUse() {
  /** A part is one module. Else webpack would refer to the files behind it one by one, and not make them one function. */
  const wholeParts: RuleSetRule = {
    include: [
      ...allParts.map((part) => path.join(packagesDir, entryOf(part) ?? '')),
      ...Object.values(partOfLibrary),
    ],
    sideEffects: true,
  };
  /** The provided parts of libraries import the libraries under other names. */
  const alias = Object.fromEntries(
    Object.entries(partOfLibrary).map(([name, file]) => [`${name}$`, file] as const),
  );
  /** A chunk that uses a part on demand loads the part's chunk, in place of a copy. */
  const cacheGroups = Object.fromEntries(
    partsOnDemand.map((part) => {
      const files = new Set(filesOfPart(part).map((file) => path.join(packagesDir, file)));
      const test = (module: Module) => files.has(module.nameForCondition() ?? '');
      const group = { name: partChunk(part), test, chunks: 'async' as const, minChunks: 2, enforce: true };
      return [part, { ...group, priority: 1 }];
    }),
  );
  return { rules: [wholeParts], alias, cacheGroups };
}

/** The shell's bundle for the browser: host of the federation, owner of everything that is shared. */
export function shellWebConfig({ version, mode, outDir, mapsDir }: ShellBuild): Configuration {
  const base = baseConfig({ side: 'web', mode, outDir, mapsDir, name: 'shell', version, insertStyles });
  // In development it asks the share scope for its modules, as remotes do.
  const { rules, alias, cacheGroups } =
    mode === 'production' ? directUse() : { rules: [], alias: {}, cacheGroups: {} };
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), ...rules] },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...alias } },
    entry: { main: './shell/src/entry-client.tsx' },
    plugins: [...(base.plugins ?? []), ...hotPlugins({ side: 'web', mode }), sharePlugin(mode)],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          ...partCacheGroups(loadedLater),
          ...cacheGroups,
          // Libraries change less often than the shell.
          vendor: {
            test: /node_modules|build[\\/]libraries/,
            name: 'vendor',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
  };
}

/** The shell's rendering bundle for the server; libraries stay in node_modules, where React exists once. */
export function shellNodeConfig({ version, mode, outDir }: ShellBuild): Configuration {
  const base = baseConfig({ side: 'node', mode, outDir, name: 'shell', version });
  return {
    ...base,
    target: 'node24',
    entry: { render: './shell/src/entry-server.tsx' },
    output: { ...base.output, filename: 'render.cjs', library: { type: 'commonjs2' } },
    plugins: [new webpack.DefinePlugin({ __SHARED_MODULES__: JSON.stringify(sharedOnServer()) })],
    externals: [
      ({ request }, done) => {
        const isOwn = !request || /^[./#]|^@gakumado\/|\.css$/.test(request);
        return isOwn ? done() : done(undefined, `commonjs ${request}`);
      },
    ],
  };
}
