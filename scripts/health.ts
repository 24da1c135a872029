import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { shellMapDirs } from '@gakumado/build/old-files.ts';
import { remoteNames, varDir } from '@gakumado/build/roots.ts';
import { readNamedRemote, readRemotes } from '@gakumado/release-store/command-line.ts';
import { versionBefore } from '@gakumado/release-store/live-version.ts';
import { openOwnStore } from '@gakumado/release-store/stores/open-store.ts';
import { SHELL } from '../shell/src/sight/sight-entry.ts';
import { NO_VERSION, readHealth } from './health-figures.ts';
import type { Healths } from './health-figures.ts';
import { describeHealth } from './health-table.ts';
import { createPlaceFinder } from './source-place.ts';

// Shows how the pages of a remote, or of all, did in the last hour.

const HOUR_MS = 3_600_000;
const HOURS = /^[1-9]\d{0,3}$/;

/** The remotes to show, or undefined for all and the shell, and the hours. */
function readWords(): { remote?: string; hours: number } {
  const words = process.argv.slice(2);
  const alone = /^--hours[ =](?<hours>\d+)$/.exec(words.join(' '))?.groups?.['hours'];
  if (alone !== undefined && HOURS.test(alone)) return { hours: Number(alone) };
  if (words.length === 0) {
    readRemotes('health');
    return { hours: 1 };
  }
  const { remote, values } = readNamedRemote({
    command: 'health',
    options: { hours: { type: 'string' } },
    usage: ' [--hours 24]',
    isAllowed: ({ hours = '1' }) => HOURS.test(hours),
  });
  return { remote, hours: Number(values.hours ?? 1) };
}

/** Lines of the log that `npm start` writes; none before its first start. */
function readLog(): AsyncIterable<string> | readonly string[] {
  const file = path.join(varDir, 'log/shell.log');
  return existsSync(file) ? createInterface(createReadStream(file)) : [];
}

const { remote, hours } = readWords();
const store = openOwnStore();
const [registry, healths] = await Promise.all([
  store.readRegistry(),
  readHealth(readLog(), Date.now() - hours * HOUR_MS, createPlaceFinder(store, shellMapDirs)),
]);

const show = (name: string, versions: readonly { title: string; version: string | undefined }[]) => {
  const shown = versions.flatMap(({ title, version }) =>
    version === undefined ? [] : [{ title, version, health: healths.of(name, version) }],
  );
  const span = hours === 1 ? 'the last hour' : `the last ${hours} hours`;
  const lines = shown.length > 0 ? describeHealth(shown) : ['Nothing was reported.'];
  return [`${name}, ${span}`, ...lines].join('\n');
};

const describeRemote = (name: string) => {
  const entry = registry.remotes[name];
  if (!entry) return `${name} has no release.`;
  return show(name, [
    { title: 'live', version: entry.live },
    { title: 'before', version: versionBefore(entry) },
    // Rare, so without a column otherwise.
    { title: 'version', version: healths.versionsOf(name).find((version) => version === NO_VERSION) },
  ]);
};

/** The shell is in no registry: its versions are those of the log. */
const describeShell = ({ versionsOf }: Healths) => {
  const [newest, before] = versionsOf(SHELL).toReversed();
  return show(SHELL, [
    { title: 'newest', version: newest },
    { title: 'before', version: before },
  ]);
};

const all = remote === undefined;
console.log(
  [...(all ? remoteNames : [remote]).map(describeRemote), ...(all ? [describeShell(healths)] : [])].join(
    '\n\n',
  ),
);
