import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { remoteNames } from '@gakumado/build/roots.ts';

/** The words of a command line that names one remote; undefined where something else is in it. */
function parse<T extends ParseArgsOptionsConfig>(words: string[], options: T) {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const [remote] = positionals;
    const isKnown = positionals.length === 1 && remote !== undefined && remoteNames.includes(remote);
    return isKnown ? { remote, values } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The remote that a command is for, and its options. Anything but one known name and known options is refused (exit code 2)
 * before anything is done.
 */
export function readNamedRemote<T extends ParseArgsOptionsConfig>(
  command: string,
  options: T,
  usage = '',
): NonNullable<ReturnType<typeof parse<T>>> {
  const words = process.argv.slice(2);
  // Without the `--` before the name, npm keeps an option of its own to itself.
  if (process.env['npm_config_dry_run'] === 'true') words.push('--dry-run');
  const known = parse(words, options);
  if (known) return known;
  console.error(
    `"${words.join(' ')}" is not understood, nothing was changed.\n` +
      `Usage: npm run ${command} -- <remote>${usage}, where <remote> is one of ${remoteNames.join(', ')}.`,
  );
  process.exit(2);
}
