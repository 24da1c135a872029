import { generatePath, matchRoutes } from 'react-router-dom';
import { withTimeout } from '@gakumado/shared/with-timeout';
import { sitemapPages } from '../seo/sitemap-pages.ts';

/** How long all addresses of a kind may take, in ms. */
const SITEMAP_TIMEOUT_MS = 4_000;

interface Pattern {
  id: string;
  path: string;
}

/** Addresses that differ in numbers only are of one page: one of them will do. */
function oneOfEachShape(addresses: readonly string[]): string[] {
  const byShape = new Map(addresses.map((address) => [address.replaceAll(/\d+/g, '0'), address]));
  return [...byShape.values()];
}

/** Addresses of pages that exist, some of each shape; of a kind that cannot be read there are none. */
async function readAddresses(): Promise<string[]> {
  const kinds = Object.values(sitemapPages).map((readPages) =>
    withTimeout(readPages(), SITEMAP_TIMEOUT_MS).catch(() => []),
  );
  return oneOfEachShape((await Promise.all(kinds)).flat().map(({ path }) => path));
}

const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`);

/** The address of a pattern with these values; undefined where one is missing. */
function fillIn(path: string, values: Readonly<Record<string, string>>): string | undefined {
  try {
    return withSlash(generatePath(path, values));
  } catch {
    return undefined;
  }
}

/**
 * An address for each route, by its id: the path itself, an address that is claimed or in the sitemap and that it answers, or its pattern with
 * values that equally named parts of other addresses have. A route without any is missing.
 */
export async function findExamples(
  patterns: readonly Pattern[],
  claimed: readonly { path: string }[] = [],
  read: () => Promise<readonly string[]> = readAddresses,
): Promise<Map<string, string>> {
  const isFixed = ({ path }: Pattern) => !/[:*]/.test(path);
  const found = new Map(patterns.filter(isFixed).map(({ id, path }) => [id, withSlash(path)]));
  if (patterns.every(isFixed)) return found;
  const values: Record<string, string> = {};
  const routes = patterns.map(({ id, path }) => ({ id, path }));
  for (const address of [...oneOfEachShape(claimed.map(({ path }) => path)), ...(await read())]) {
    const match = matchRoutes(routes, address)?.at(-1);
    const id = match?.route.id;
    if (!match || id === undefined) continue;
    if (!found.has(id)) found.set(id, address);
    for (const [name, value] of Object.entries(match.params)) if (value !== undefined) values[name] ??= value;
  }
  for (const { id, path } of patterns) {
    const address = found.has(id) ? undefined : fillIn(path, values);
    if (address !== undefined) found.set(id, address);
  }
  return found;
}
