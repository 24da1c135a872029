import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { filesOfPart, partVersion, statelessParts } from '@gakumado/build/shared-parts.ts';

// Prints how many of the last commits would have unshared each part of `shared` (docs/shared-parts.md): with one version for
// all of it, with a version for each part by the imports of that time, and by the imports of today.

const COMMITS = 400;

/** The last of them: the argument, or the newest. */
const last = process.argv[2] ?? 'HEAD';

/** Sources of a version from before there were parts: all of `shared` but tests and texts. */
const COUNTED_BEFORE = /^shared\/(?!.*(?:\.test\.tsx?|\.md)$)/;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: rootDir, encoding: 'utf8', maxBuffer: 2 ** 30 });

interface Commit {
  id: string;
  files: string[];
}

const commits = git(
  'log',
  last,
  `-${COMMITS}`,
  '--first-parent',
  '-m',
  '--no-renames',
  '--format=%x00%H',
  '--name-only',
)
  .split('\0')
  .slice(1)
  .map((text): Commit => {
    const [id = '', ...files] = text.split('\n').filter(Boolean);
    return { id, files };
  });

type Versions = Record<string, string | undefined>;

const known = new Map<string, Versions>();

/** Versions of the parts in the sources of a commit; undefined for a part that was not there yet. */
function versionsAt(commit: string): Versions {
  const sources = git('rev-parse', `${commit}:shared`, `${commit}:package-lock.json`);
  const before = known.get(sources);
  if (before) return before;
  const dir = mkdtempSync(path.join(tmpdir(), 'gakumado-parts-'));
  try {
    const archive = path.join(dir, 'sources.tar');
    const root = path.join(dir, 'sources');
    mkdirSync(root);
    git('archive', '--output', archive, commit, 'shared', 'package-lock.json');
    execFileSync('tar', ['-xf', archive, '-C', root]);
    const versions = Object.fromEntries(
      statelessParts.map((part) => {
        try {
          return [part, partVersion(part, root)];
        } catch {
          return [part, undefined];
        }
      }),
    );
    known.set(sources, versions);
    return versions;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const changedVersions = commits
  .filter(({ files }) => files.some((file) => /^(shared\/|package-lock\.json$)/.test(file)))
  .map(({ id }) => [versionsAt(`${id}~1`), versionsAt(id)] as const);

const before = commits.filter(({ files }) => files.some((file) => COUNTED_BEFORE.test(file))).length;
console.log(`Of the last ${commits.length} commits, until ${commits[0]?.id.slice(0, 8)}:\n`);
console.log('| part | files | one version for all | imports of that time | imports of today |');
console.log('|---|---|---|---|---|');
for (const part of statelessParts) {
  const reach = new Set(filesOfPart(part));
  const then = changedVersions.filter(([old, now]) => old[part] !== now[part]).length;
  const today = commits.filter(({ files }) => files.some((file) => reach.has(file))).length;
  console.log(`| \`${part}\` | ${reach.size} | ${before} | ${then} | ${today} |`);
}
