import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const rootDir = path.resolve(import.meta.dirname, '..');

/** Everything that is made at run or build time is below this folder. Nothing in it is committed. */
export const varDir = path.resolve(process.env['VAR_DIR'] ?? path.join(rootDir, 'var'));

/** Names of all remotes: every `mf-*` folder is one, so a new remote is a new folder and nothing else. */
export const remoteNames = readdirSync(rootDir)
  .filter((name) => name.startsWith('mf-'))
  .sort();

/** Name of a remote inside the federation runtime, where it has to be an identifier. */
export const federationName = (remote: string) => remote.replaceAll('-', '_');
