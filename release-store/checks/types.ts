import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isInstalled, packagesDir, remotePath, rootDir } from '@gakumado/build/roots.ts';
import { routesFile } from '../route-table.ts';
import type { Fault } from '../faults.ts';

const compiler = path.join(rootDir, 'node_modules/typescript/bin/tsc');

/** A line of the compiler: `file(line,column): error TS1234: …`. */
const LINE = /^(?<file>[^\s(]+)\((?<line>\d+),\d+\): error (?<reason>TS\d+: .*)$/;

/** Faults beyond these say nothing new. */
const MOST = 20;

/** The faults that the compiler's output names. */
export function readTypeFaults(output: string): Fault[] {
  const found = output.split('\n').flatMap((text) => {
    const { file, line, reason = '' } = LINE.exec(text)?.groups ?? {};
    return file === undefined ? [] : [{ file: `${file}:${line}`, reason }];
  });
  return found.slice(0, MOST);
}

/** The compiler's configuration for one remote: the files that its routes reach, with the library of browsers. */
async function writeConfig(remote: string): Promise<string> {
  const file = path.join(rootDir, 'var/cache/types', `${remote}.json`);
  const fromRoot = (name: string) => path.join(rootDir, name);
  const config = isInstalled
    ? {
        extends: path.join(packagesDir, 'build/tsconfig.json'),
        include: [routesFile(remote), remotePath(remote, 'src/**/*.d.ts')].map(fromRoot),
      }
    : {
        extends: fromRoot('tsconfig.browser.json'),
        // The shell declares the functions of the page that bundles call.
        include: [routesFile(remote), 'shell/src/remotes/integrity.ts', '*/src/**/*.d.ts'].map(fromRoot),
      };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(config));
  return file;
}

/** Runs the compiler; resolves with its words, whether it finds faults or not. */
const compile = (args: readonly string[]) =>
  new Promise<{ hasFailed: boolean; output: string }>((resolve) => {
    execFile(process.execPath, [compiler, ...args], { cwd: rootDir, maxBuffer: 2 ** 26 }, (error, out, err) =>
      resolve({ hasFailed: error !== null, output: out + err }),
    );
  });

/** Checks the types of a remote and of all that it reaches; undefined where no compiler is installed. */
export async function checkTypes(remote: string): Promise<Fault[] | undefined> {
  if (!existsSync(compiler)) return undefined;
  const { hasFailed, output } = await compile(['--project', await writeConfig(remote), '--pretty', 'false']);
  const faults = readTypeFaults(output);
  return !hasFailed || faults.length > 0 ? faults : [{ reason: `the types cannot be checked. ${output}` }];
}
