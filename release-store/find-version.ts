import { commandLine } from './command-line.ts';
import type { Registry } from './registry.ts';

/** The hash in a version: `13d9679e11b5` of `0.1.0-13d9679e11b5`. */
const hashOf = (version: string) => version.slice(version.lastIndexOf('-') + 1);

/**
 * The listed version of a remote that a text names: the version itself, or a beginning of its hash that no other has. Throws
 * where there is none, or more than one.
 */
export function findVersion({ remotes }: Registry, remote: string, text: string): string {
  const versions = Object.keys(remotes[remote]?.releases ?? {});
  const found = versions.includes(text)
    ? [text]
    : versions.filter((version) => text !== '' && hashOf(version).startsWith(text));
  const [version] = found;
  if (version === undefined)
    throw new Error(
      `${remote} has no version "${text}". \`${commandLine('releases', remote)}\` lists those that it has.`,
    );
  if (found.length > 1)
    throw new Error(`"${text}" begins several versions of ${remote}: ${found.join(', ')}. Give more of it.`);
  return version;
}
