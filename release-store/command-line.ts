import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { isInstalled, remoteNames } from '@gakumado/build/roots.ts';

/** A command with words behind it, as people type it. */
export const commandLine = (command: string, ...words: readonly string[]): string =>
  [isInstalled ? `npx gakumado-release ${command}` : `npm run ${command} --`, ...words].join(' ');

type Values<T extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

interface CommandLine<T extends ParseArgsOptionsConfig> {
  command: string;
  options: T;
  /** The options, as people read them. */
  usage?: string;
  /** Whether options that are known go together. */
  isAllowed?: (values: Values<T>) => boolean;
}

/** npm reads an option of its own that begins like this as that one. */
const readByNpmAs: Record<string, string> = { to: 'token-description' };

/** Options that npm kept to itself, because no `--` was before the name: without them a command would do something else. */
const keptByNpm = (names: readonly string[]) =>
  names.filter((name) => {
    const kept = process.env[`npm_config_${(readByNpmAs[name] ?? name).replaceAll('-', '_')}`];
    return kept !== undefined && kept !== '' && kept !== 'false';
  });

/** Words that name remotes, with options that are all known; undefined where something else is among them. */
function parse<T extends ParseArgsOptionsConfig>(words: string[], options: T) {
  try {
    const { values, positionals } = parseArgs<{ options: T; args: string[]; allowPositionals: true }>({
      args: words,
      options,
      allowPositionals: true,
    });
    const areKnown = positionals.length <= 1 && positionals.every((name) => remoteNames.includes(name));
    // A repository of one remote need not name it.
    const only = isInstalled && remoteNames.length === 1 ? remoteNames[0] : undefined;
    return areKnown ? { remote: positionals[0] ?? only, values } : undefined;
  } catch {
    return undefined;
  }
}

/** Ends the command (exit code 2) before anything is done. */
function refuse(command: string, words: readonly string[], usage: string): never {
  console.error(
    `"${words.join(' ')}" is not understood, nothing was changed.\n` +
      `Usage: ${commandLine(command, usage)}, where <remote> is one of ${remoteNames.join(', ')}.`,
  );
  process.exit(2);
}

/** The words of the command line, with those that npm kept to itself. */
const readWords = (options: ParseArgsOptionsConfig) => {
  const kept = keptByNpm(['dry-run', ...Object.keys(options)]);
  return {
    words: [...process.argv.slice(isInstalled ? 3 : 2), ...kept.map((name) => `--${name}`)],
    isWhole: kept.length === 0,
  };
};

/**
 * The remote that a command is for, and its options. Anything but one known name and known options that go together is
 * refused (exit code 2) before anything is done.
 */
export function readNamedRemote<T extends ParseArgsOptionsConfig>({
  command,
  options,
  usage = '',
  isAllowed = () => true,
}: CommandLine<T>): { remote: string; values: Values<T> } {
  const { words, isWhole } = readWords(options);
  const { remote, values } = parse(words, options) ?? {};
  if (!isWhole || remote === undefined || !values || !isAllowed(values))
    return refuse(command, words, `<remote>${usage}`);
  return { remote, values };
}

/** The remotes that a command without options is for: the one that is named, or all. Other words are refused as above. */
export function readRemotes(command: string): readonly string[] {
  const { words, isWhole } = readWords({});
  const line = parse(words, {});
  if (!line || !isWhole) return refuse(command, words, '[<remote>]');
  return line.remote === undefined ? remoteNames : [line.remote];
}
