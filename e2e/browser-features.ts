import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rootDir } from './site.ts';

/** The abilities of browsers, by the data of MDN. */
export const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Names of a browserslist query (`ios_saf 16.4`) in the browsers' data. */
const browserNames: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
};

interface Root {
  browserslist: string[];
}

/** The oldest version of each browser that the site promises to work in (package.json). */
export const oldest = (
  JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8')) as Root
).browserslist.map((query): { browser: BrowserName; version: string } => {
  const [name = '', version = ''] = query.split(' ');
  const browser = browserNames[name];
  if (!browser) throw new Error(`No browser of the data is called ${name}.`);
  return { browser, version };
});

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

function isUpTo(version: string, limit: string): boolean {
  const [a, b] = [numbers(version), numbers(limit)];
  const at = [0, 1, 2].find((part) => (a[part] ?? 0) !== (b[part] ?? 0));
  return at === undefined || (a[at] ?? 0) < (b[at] ?? 0);
}

/** The promised browsers that lack a feature under its own name and without a switch. */
export function lackedBy(compatOf: CompatStatement): BrowserName[] {
  return oldest
    .filter(({ browser, version }) => {
      const support = [compatOf.support[browser] ?? []].flat();
      return !support.some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
          typeof added === 'string' &&
          added !== 'preview' &&
          isUpTo(added, version) &&
          !(typeof removed === 'string' && isUpTo(removed, version)) &&
          !flags &&
          !prefix &&
          !other,
      );
    })
    .map(({ browser }) => browser);
}

/** A function or class of a browser. `owner` is '' for a global one. */
export interface Feature {
  owner: string;
  name: string;
  /** Of the class itself, not of its objects. */
  isStatic: boolean;
  lackedBy: readonly BrowserName[];
}

/** Objects that have their functions themselves. */
const SINGLE = new Set(['Atomics', 'CSS', 'Intl', 'JSON', 'Math', 'Reflect']);

function featuresOfClass(owner: string, members: Identifier): Feature[] {
  return Object.entries(members).flatMap(([key, member]) => {
    if (key === '__compat' || key === owner || key.endsWith('_event')) return [];
    const { __compat: support } = member as Identifier;
    if (!support) return [];
    const isStatic = key.endsWith('_static') || SINGLE.has(owner);
    return [{ owner, name: key.replace(/_static$/, ''), isStatic, lackedBy: lackedBy(support) }];
  });
}

function featuresOf([name, members]: [string, Identifier]): Feature[] {
  const own = members.__compat
    ? [{ owner: '', name, isStatic: true, lackedBy: lackedBy(members.__compat) }]
    : [];
  return [...own, ...featuresOfClass(name, members)];
}

export const builtIns = compat.javascript['builtins'] as unknown as Record<string, Identifier>;
const interfaces = compat.api as unknown as Record<string, Identifier>;

/** All functions and classes that the data has, with the promised browsers that lack each. */
export const features: readonly Feature[] = [builtIns, interfaces].flatMap((area) =>
  Object.entries(area).flatMap(featuresOf),
);
