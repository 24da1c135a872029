import { createRequire } from 'node:module';
import path from 'node:path';

/** Makes the next `require` of files below a folder run them again. */
export function forgetModules(dir: string): void {
  const { cache } = createRequire(import.meta.url);
  for (const file of Object.keys(cache)) if (file.startsWith(dir + path.sep)) delete cache[file];
}
