import path from 'node:path';
import { freePort } from '@gakumado/build/process.ts';
import { remoteNames } from '@gakumado/build/roots.ts';
import { findVersion } from '@gakumado/release-store/find-version.ts';
import { openOwnStore } from '@gakumado/release-store/stores/open-store.ts';
import { writeMatrix } from './mix/matrix.ts';
import { mixDir, requireSite, startMixShell } from './mix/mix-shell.ts';
import { startMixStore } from './mix/mix-store.ts';
import { describePart, mixFaults, readWords } from './mix/read-words.ts';
import type { Part } from './mix/read-words.ts';
import { createSourceBuilds } from './mix/source-builds.ts';
import { Supervisor } from './supervisor.ts';

const words = process.argv.slice(2);
const isMatrix = words.length === 1 && words[0] === '--matrix';
const releases = openOwnStore();
const { remotes: listed } = await releases.readRegistry();
/** Those of other repositories have releases here, and no sources. */
const names = [...new Set([...remoteNames, ...Object.keys(listed)])];
const parts = isMatrix ? new Map<string, Part>() : readWords(words, names);
const withoutSources = [...(parts ?? [])].some(
  ([remote, { kind }]) => kind === 'source' && !remoteNames.includes(remote),
);
if (!parts || withoutSources || (words.length === 0 && !isMatrix)) {
  console.error(
    `"${words.join(' ')}" is not understood, nothing was started.\n` +
      'Usage: npm run mix -- <remote>=<choice> …, or npm run mix -- --matrix\n' +
      `where <remote> is one of ${names.join(', ')}, and <choice> is\n` +
      `  source               the working tree, built again at each change, for ${remoteNames.join(', ')}\n` +
      '  <version>            a listed version, or the beginning of its hash\n' +
      '  live                 the live version, which the remotes that are not named have too\n' +
      '  live@<origin>        the live version of another site\n' +
      `  ${mixFaults.join(', ')}`,
  );
  process.exit(2);
}

const supervisor = new Supervisor();
const ends: (() => Promise<void> | void)[] = [() => supervisor.stop()];
let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const end of ends) await end();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop(0));

/** Starts the store and the shell of a mix, which run until somebody ends them. */
async function startMix(parts: ReadonlyMap<string, Part>): Promise<void> {
  const sourcesDir = path.join(mixDir, 'sources');
  const fromSource = [...parts].flatMap(([remote, { kind }]) => (kind === 'source' ? [remote] : []));
  const registry = await releases.readRegistry();
  // Before a build: a version that is not there is found at once.
  for (const [remote, part] of parts) if (part.kind === 'version') findVersion(registry, remote, part.text);
  const builds = createSourceBuilds(fromSource, sourcesDir);
  ends.push(() => builds.stop());
  await builds.buildAll();
  const mix = await startMixStore({ parts, releases, sourcesDir });
  ends.push(() => mix.stop());
  const origin = await startMixShell(supervisor, {
    name: 'mix-shell',
    storeUrl: mix.store.url,
    port: await freePort(),
    testers: 'all',
  });
  mix.follow();
  builds.watch();
  for (const [remote, { live }] of Object.entries(mix.store.registry().remotes))
    console.log(`${remote.padEnd(12)}${describePart(parts.get(remote)).padEnd(40)}${live}`);
  console.log(`Gakumado: ${origin}`);
}

try {
  await requireSite();
  if (isMatrix) await stop((await writeMatrix({ releases, onEnd: (end) => ends.push(end) })) ? 0 : 1);
  else await startMix(parts);
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
