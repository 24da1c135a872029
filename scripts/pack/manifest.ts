import path from 'node:path';

/** A package.json of a workspace, as far as packing reads it. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const SOURCE = /\.tsx?$/;

/** A source with another ending; other files keep theirs. */
export const withEnding = (file: string, ending: '.js' | '.d.ts') => file.replace(SOURCE, ending);

/** Folders that only tests use. They are not packed. */
export const isOfTests = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.split(path.sep).some((part) => /^(testing|faulty)$/.test(part));

function packTarget(name: string, target: string): [string, unknown][] {
  // All files of the package, by the names that its sources have.
  if (name === './*')
    return [
      ['./*.ts', { types: './*.d.ts', default: './*.js' }],
      [name, target],
    ];
  if (!SOURCE.test(target)) return [[name, target]];
  return [[name, { types: withEnding(target, '.d.ts'), default: withEnding(target, '.js') }]];
}

/**
 * The package.json of a packed workspace: its `exports` and commands lead to JavaScript, with types beside it. Packages of
 * one packing belong together, so they name each other by its version.
 */
export function packManifest(manifest: Manifest, version: string) {
  const {
    private: _isPrivate,
    devDependencies: _dev,
    exports,
    bin = {},
    dependencies = {},
    ...rest
  } = manifest;
  const packed = Object.entries(exports).filter(([, target]) => !isOfTests(path.normalize(target)));
  return {
    ...rest,
    version,
    exports: Object.fromEntries(packed.flatMap(([name, target]) => packTarget(name, target))),
    bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, withEnding(file, '.js')])),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, wanted]) => [
        name,
        name.startsWith('@gakumado/') ? version : wanted,
      ]),
    ),
  };
}
