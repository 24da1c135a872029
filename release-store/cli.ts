#!/usr/bin/env node
import { awaitSite } from './await-site.ts';
import { makeLive, releaseSources, rollBack } from './change-live.ts';
import { readNamedRemote, readRemotes } from './command-line.ts';
import { inspectFiles } from './inspect-files.ts';
import { describeReleases } from './release-table.ts';
import { openOwnStore } from './stores/open-store.ts';

// The command `gakumado-release` of a remote in a repository of its own. Its shell runs elsewhere: that tries the release
// before it takes it up, and here the files are looked at.

const store = openOwnStore();

async function release(): Promise<string> {
  const { remote, values } = readNamedRemote({
    command: 'release',
    options: {
      drop: { type: 'string', multiple: true },
      heavier: { type: 'boolean' },
      live: { type: 'string' },
    },
    usage: ' [--drop <path or id of a live route>]… [--heavier], or <remote> --live <version>',
    isAllowed: ({ live, drop, heavier }) => live === undefined || (drop ?? heavier) === undefined,
  });
  const { live, drop: drops = [], heavier: isHeavier = false } = values;
  const version =
    live === undefined
      ? await releaseSources({
          store,
          remote,
          drops,
          isHeavier,
          inspect: (...facts) => inspectFiles(...facts),
        })
      : await makeLive(store, remote, live);
  return awaitSite(remote, version);
}

async function rollback(): Promise<string> {
  const { remote, values } = readNamedRemote({
    command: 'rollback',
    options: { to: { type: 'string' } },
    usage: ' [--to <version>]',
  });
  return awaitSite(remote, await rollBack(store, remote, values.to));
}

async function listReleases(): Promise<string> {
  const { remotes } = await store.readRegistry();
  const describe = (remote: string) => {
    const entry = remotes[remote];
    if (!entry) return `${remote} has no release.`;
    return [remote, ...describeReleases({ entry, sharedVersions: undefined, takeUps: [] })].join('\n');
  };
  return readRemotes('releases').map(describe).join('\n\n');
}

const commands: Record<string, () => Promise<string>> = { release, rollback, releases: listReleases };

const name = process.argv[2] ?? '';
const command = commands[name];
if (!command) {
  console.error(`"${name}" is none of the commands ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  console.log(await command());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
