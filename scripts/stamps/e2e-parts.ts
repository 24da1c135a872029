import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reachedFrom } from '@gakumado/build/import-graph.ts';
import { remoteNames, rootDir } from '@gakumado/build/roots.ts';
import type { Part } from './stamps.ts';
import type { Tree } from './tree.ts';

/** Workspaces that the whole site stands on. */
const GROUND = new Set(['shell', 'shared', 'backend', 'samples', 'build', 'release-store', 'scripts']);
const CONFIGURATION = ['playwright.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const NO_PART_OF_A_SITE = /\.test\.tsx?$|^scripts\/stamps\//;

/** Tests of the site's machinery, for which remotes are cargo. */
const MACHINERY = /^processes\//;

/** Requests that e2e/visited.ts does not see. */
const UNSEEN = /\b(page|context)\.request\b/;

const LAZY_PAGE = /webpackChunkName:\s*"([a-z-]+)"\s*\*\/\s*'\.\/([^']+)'/g;

/** The files of a remote's pages by the names of their chunks. */
function pagesOf(remote: string): Map<string, string> {
  const routes = readFileSync(path.join(rootDir, remote, 'src/routes.tsx'), 'utf8');
  return new Map(
    [...routes.matchAll(LAZY_PAGE)].map(([, name = '', file = '']) => [name, `${remote}/src/${file}`]),
  );
}

/** Routes of a remote, its manifest and all that the routes reach without opening a page. */
function faceOf(remote: string): string[] {
  const pages = new Set(pagesOf(remote).values());
  const reached = reachedFrom([`${remote}/src/routes.tsx`], {
    withTypes: true,
    stopAt: (file) => pages.has(file),
  });
  return [...reached.filter((file) => !pages.has(file)), `${remote}/package.json`];
}

function filesOfVisit(visit: string, tree: Tree): readonly string[] {
  const [remote = '', page] = visit.split('/');
  if (remote === 'shell') return [];
  const module = page === undefined ? undefined : pagesOf(remote).get(page);
  if (module) return reachedFrom([module], { withTypes: true });
  const folders = remoteNames.includes(remote) ? [remote] : remoteNames;
  return tree.files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

const sites = new WeakMap<Tree, readonly string[]>();

/** All that each page of the site stands on. */
function siteOf(tree: Tree): readonly string[] {
  const known = sites.get(tree);
  if (known) return known;
  const isGround = (file: string) => GROUND.has(file.split('/', 1)[0] ?? '') && !NO_PART_OF_A_SITE.test(file);
  const site = [...tree.files.filter(isGround), ...remoteNames.flatMap(faceOf)];
  sites.set(tree, site);
  return site;
}

/**
 * All that a test of the browser depends on: the spec and its helpers, everything that the site stands on, the routes of
 * all remotes, and of the pages those that it visited when it passed (`visited`). Without that list it depends on all.
 */
export function e2ePart(
  name: string,
  spec: string,
  visited: readonly string[] | undefined,
  tree: Tree,
): Part {
  const own = reachedFrom([`e2e/${spec}`, 'e2e/global-setup.ts'], { withTypes: true });
  const isUnseen = UNSEEN.test(readFileSync(path.join(rootDir, 'e2e', spec), 'utf8'));
  const seen = isUnseen ? undefined : visited;
  const visits = MACHINERY.test(spec) ? [] : (seen ?? ['all']);
  return {
    name,
    files: [
      ...own,
      ...siteOf(tree),
      ...visits.flatMap((visit) => filesOfVisit(visit, tree)),
      'e2e/package.json',
      ...CONFIGURATION,
    ],
  };
}
