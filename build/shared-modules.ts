import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleEnding, rootDir } from './roots.ts';
import {
  importName,
  partVersion,
  singletonLibraries,
  statefulParts,
  statelessParts,
} from './shared-parts.ts';

interface SharedModule {
  singleton: boolean;
  /** Its name in the share scope, where the module is given by its path. */
  shareKey?: string;
  /** The module that is provided under the name, if not the package itself; false: none, the page has one. */
  import?: string | false;
  version?: string;
  requiredVersion: string;
  strictVersion?: boolean;
}

const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(path.join(rootDir, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Names of the libraries that must exist once per page. One with a trailing slash covers its sub-paths. Without it,
 * `react-dom/client` would ship a second copy.
 */
const libraryNames = [...singletonLibraries, 'react/', 'react-dom/'];

const partsDir = path.join(import.meta.dirname, 'libraries');

/** Libraries of which browsers get a part ({@link libraries/}). */
export const partOfLibrary: Record<string, string> = {
  'react-redux': path.join(partsDir, `react-redux${moduleEnding}`),
  'react-router-dom': path.join(partsDir, `react-router-dom${moduleEnding}`),
};

/** The function that makes an icon of its lines: one for the icons of all. The path is the one that the icons import. */
const iconMaker = './node_modules/lucide-react/dist/esm/createLucideIcon.mjs';

/** The `shared` option of every federated build. */
export function sharedModules(): Record<string, SharedModule> {
  return {
    ...Object.fromEntries(
      libraryNames.map((name) => {
        const version = installedVersion(name.replace(/\/$/, ''));
        const part = partOfLibrary[name];
        return [
          name,
          { singleton: true, requiredVersion: `^${version}`, ...(part ? { import: part, version } : {}) },
        ];
      }),
    ),
    [iconMaker]: {
      shareKey: 'lucide-react/createLucideIcon',
      singleton: false,
      version: installedVersion('lucide-react'),
      requiredVersion: installedVersion('lucide-react'),
    },
    ...Object.fromEntries(
      statefulParts.map((part) => [
        importName(part),
        { singleton: true, version: partVersion(part), requiredVersion: '^1.0.0' },
      ]),
    ),
    ...Object.fromEntries(
      statelessParts.map((part) => {
        const version = partVersion(part);
        return [importName(part), { singleton: false, version, requiredVersion: version }];
      }),
    ),
  };
}

/**
 * The same for a remote in a browser. The shell has everything that a page has once: a copy would be a second React or a
 * second store.
 */
export const modulesOfRemote = (): Record<string, SharedModule> =>
  Object.fromEntries(
    Object.entries(sharedModules()).map(([name, module]) => [
      name,
      module.singleton ? { ...module, import: false } : module,
    ]),
  );

/** The same for the server, where the shell hands its own modules over. */
export function sharedOnServer(): Record<string, { version: string; singleton: boolean }> {
  const modules = Object.entries(sharedModules()).filter(([name]) => !name.endsWith('/'));
  const react = installedVersion('react');
  return {
    ...Object.fromEntries(
      modules.map(([name, { version, singleton }]) => [
        name,
        { version: version ?? installedVersion(name), singleton },
      ]),
    ),
    'react/jsx-runtime': { version: react, singleton: true },
  };
}
