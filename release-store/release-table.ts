import type { BuildSource } from '@gakumado/build/read-source.ts';
import { toKb } from './file-weights.ts';
import { wasLive } from './live-version.ts';
import { newestFirst } from './memory.ts';
import type { Release, RemoteEntry } from './registry.ts';

/** The judgement of a shell about a version. */
interface TakeUp {
  version: string;
  state: string;
  reason?: string | undefined;
}

/** In place of a fact that nobody noted. */
const UNKNOWN = '-';

const GAP = '  ';

const HEADINGS = ['version', 'published', 'commit', 'size', 'shared', 'state', 'message'];

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
});

const describeCommit = ({ commit, isChanged }: BuildSource) => `${commit.slice(0, 8)}${isChanged ? '+' : ''}`;

/** Which parts of `shared` a release brings along, because the shell has other versions of them. */
function describeShared({ parts }: Release['shared'], shell: Record<string, string> | undefined): string {
  if (!shell) return UNKNOWN;
  if (!parts) return 'all own parts';
  const own = Object.entries(parts).filter(([part, { version }]) => version !== shell[part]);
  if (own.length === 0) return 'as the shell';
  return own.length === 1 ? '1 own part' : `${own.length} own parts`;
}

/** Whether a version is live, and what running shells hold against it. */
function describeState(entry: RemoteEntry, version: string, takeUps: readonly TakeUp[]): string {
  const { live, releases } = entry;
  const ofRegistry = () => {
    if (version === live) return 'live';
    if (wasLive(entry, version)) return 'was live';
    return releases[version]?.previewedAt === undefined ? UNKNOWN : 'preview';
  };
  const objections = takeUps
    .filter((one) => one.version === version && (one.state === 'refused' || one.state === 'quarantined'))
    .map(({ state, reason = UNKNOWN }) => `${state}: ${reason.replaceAll(/\s+/g, ' ')}`);
  return [ofRegistry(), ...new Set(objections)].join(', ');
}

interface Facts {
  entry: RemoteEntry;
  /** Versions of the shell's parts of `shared`; undefined where no shell is built. */
  sharedVersions: Record<string, string> | undefined;
  /** Of running shells, about this remote. */
  takeUps: readonly TakeUp[];
}

/** The releases of a remote as the lines of a table, the last published first. */
export function describeReleases({ entry, sharedVersions, takeUps }: Facts): string[] {
  const rows = newestFirst(entry.releases).map(([version, { publishedAt, source, bytes, shared }]) => [
    version,
    time.format(new Date(publishedAt)),
    source ? describeCommit(source) : UNKNOWN,
    bytes === undefined ? UNKNOWN : toKb(bytes),
    describeShared(shared, sharedVersions),
    describeState(entry, version, takeUps),
    source?.subject ?? UNKNOWN,
  ]);
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join(GAP),
  );
}
