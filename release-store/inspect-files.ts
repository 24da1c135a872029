import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remotePath, rootDir } from '@gakumado/build/roots.ts';
import { findRouteFaults } from './checks/routes.ts';
import type { ShellNames } from './checks/routes.ts';
import { findStyleFaults } from './checks/styles.ts';
import { findWeightFaults, weighPages } from './checks/weights.ts';
import { refuseFaults } from './faults.ts';
import { locateFaults } from './locate-faults.ts';
import type { Fault } from './faults.ts';
import { findMissingNames } from './missing-names.ts';
import type { Candidate } from './publish.ts';
import { chunkOf, readRouteTable, routesFile } from './route-table.ts';
import type { TableRoute } from './route-table.ts';

/** The answers of a team to what the checks ask. */
export interface InspectOptions {
  /** Paths or ids of live routes that shall go. */
  drops: readonly string[];
  /** Whether pages may become much heavier. */
  isHeavier: boolean;
  /** The type check, which began with the build; undefined where no compiler is installed. */
  types: Promise<Fault[] | undefined>;
}

/** Names of a built shell, by its own account. */
export interface KnownShell {
  /** Absent in a shell that was built before it said them. */
  names: ShellNames | undefined;
  /** Names that its singleton parts have. */
  sharedNames: Record<string, string[]> | undefined;
}

async function checkStyles({ remote, sources }: Candidate): Promise<Fault[]> {
  const own = sources.styles.filter((file) => file.startsWith(remotePath(remote, 'src/')));
  const faults = own.map(async (file) =>
    findStyleFaults(file, await readFile(path.join(rootDir, file), 'utf8')),
  );
  return (await Promise.all(faults)).flat();
}

async function checkWeights({ dir, release, routes, live, sources }: Candidate): Promise<Fault[]> {
  if (!live) return [];
  const [now, before] = await Promise.all([weighPages(dir, release), weighPages(live.dir, live.release)]);
  const names = [...new Set(routes.map(({ id }) => chunkOf(id)))];
  return findWeightFaults({ names, now, live: before, sources: sources.pages });
}

function checkNames({ remote, release }: Candidate, shell: KnownShell | undefined): Fault[] {
  return findMissingNames(release.usedNames, shell?.sharedNames).map((name) => ({
    file: remotePath(remote, 'src'),
    reason: `it uses ${name}, which the live shell does not have. Build and start the shell with it first.`,
  }));
}

/**
 * Looks at the files of a built release, and throws the faults that it finds. Needs no shell; one that is given is compared
 * with the release as well. Returns the routes of the live release, where they can be read.
 */
export async function inspectFiles(
  candidate: Candidate,
  { drops, isHeavier, types }: InspectOptions,
  shell?: KnownShell,
): Promise<TableRoute[] | undefined> {
  const { remote, routes, live } = candidate;
  const [ofTypes, liveRoutes, ...others] = await Promise.all([
    types,
    // A live release whose routes cannot be read has none that could vanish.
    live && readRouteTable(remote, live.dir).catch(() => undefined),
    checkStyles(candidate),
    isHeavier ? [] : checkWeights(candidate),
    checkNames(candidate, shell),
  ]);
  if (!ofTypes) console.log('Left out: the types, because no compiler is installed.');
  const ofRoutes = findRouteFaults({
    file: routesFile(remote),
    routes,
    live: liveRoutes,
    shell: shell?.names,
    drops,
  });
  refuseFaults(remote, [...(ofTypes ?? []), ...locateFaults(ofRoutes), ...others.flat()]);
  return liveRoutes;
}
