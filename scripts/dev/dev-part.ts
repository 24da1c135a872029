import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';

/** All builds of `npm run dev`. */
export const devBuildDir = path.join(varDir, 'build/dev');

/** A file for each part that runs from source: its builds write it, the server reads it. */
export const devPartsDir = path.join(devBuildDir, 'parts');

/** The shell or a remote as it was built last. */
export interface DevPart {
  name: string;
  /** Address of its files for browsers, ending in `/`. */
  baseUrl: string;
  /** Number of its build for the server. */
  serverBuild: number;
  /** Addresses of stylesheets by page; those of the shell have the name `main`. */
  styles: Record<string, string[]>;
}

/** Folder of the build of a part for the server. */
export const serverDirOf = (name: string) => path.join(devBuildDir, name, 'node');

/** Notes a part, in one step for those who read it meanwhile. */
export function writeDevPart(part: DevPart): void {
  mkdirSync(devPartsDir, { recursive: true });
  const file = path.join(devPartsDir, `${part.name}.json`);
  writeFileSync(`${file}.draft`, JSON.stringify(part));
  renameSync(`${file}.draft`, file);
}

/** All parts that run from source, by name. */
export function readDevParts(): Map<string, DevPart> {
  const files = readdirSync(devPartsDir).filter((file) => file.endsWith('.json'));
  const parts = files.map((file): DevPart => JSON.parse(readFileSync(path.join(devPartsDir, file), 'utf8')));
  return new Map(parts.map((part) => [part.name, part]));
}
