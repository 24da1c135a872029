import { matchRoutes } from 'react-router-dom';
import { reservedSegments } from '@gakumado/shared/call-prefixes';
import { CLAIM_SEGMENTS_MAX, ownerIn, segmentsOf } from '@gakumado/shared/claims';
import type { RemoteClaims } from '@gakumado/shared/claims';
import type { Fault } from './faults.ts';
import type { LiveClaims } from './live-claims.ts';
import { claimsFile } from './read-claims.ts';
import { routesFile } from './route-table.ts';

interface Claimant {
  remote: string;
  claims: RemoteClaims;
  /** Of its routes. */
  paths: readonly string[];
}

const SEGMENT = /^[a-z0-9_][\w-]*$/;

/** An address that a path answers. */
const exampleOf = (path: string) => path.replaceAll(/[:*][\w?]*/g, 'x');

/** The reason why a text is no claim. */
function faultOfSegments(text: string): string | undefined {
  const segments = text.split('/');
  if (text === '') return undefined;
  if (segments.length > CLAIM_SEGMENTS_MAX || !segments.every((segment) => SEGMENT.test(segment)))
    return `a claim is one to ${CLAIM_SEGMENTS_MAX} segments of small letters, digits, _ and -, without outer slashes`;
  if (reservedSegments.includes(segments[0] ?? ''))
    return 'the server answers these addresses itself. Choose another first segment';
  return undefined;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Faults in the form of claims. Team code wrote them, so nothing is taken for granted. */
function findMalformed(claims: RemoteClaims | undefined): Omit<Fault, 'file'>[] {
  if (typeof claims !== 'object' || !Array.isArray(claims.segments) || !Array.isArray(claims.sitemap))
    return [{ reason: 'it exports no claims with name, segments and sitemap.' }];
  const { name, segments, sitemap } = claims;
  const faults: Omit<Fault, 'file'>[] = segments.flatMap((text) => {
    const reason = typeof text === 'string' ? faultOfSegments(text) : 'it is no text';
    return reason === undefined
      ? []
      : [{ word: String(text), reason: `the claim "${text}" cannot be used: ${reason}.` }];
  });
  if (!isText(name))
    faults.push({ word: 'name', reason: 'the name is empty. Visitors read it on the page サイトマップ.' });
  if (segments.length === 0)
    faults.push({
      word: 'segments',
      reason: 'no segments are claimed: the remote would have no address.',
    });
  const twice = segments.find((text, index) => segments.indexOf(text) < index);
  if (twice !== undefined) faults.push({ word: twice, reason: 'a claim is there twice.' });
  for (const page of sitemap)
    if (!isText(page?.path) || (page.label !== undefined && !isText(page.label)))
      faults.push({
        word: isText(page?.path) ? page.path : 'sitemap',
        reason: `the page ${JSON.stringify(page)} of the site map has no path, or an empty label.`,
      });
  return faults;
}

/** Reasons against the claims of a release that lie in the release itself. */
export function findOwnClaimFaults({ remote, claims, paths }: Claimant): Fault[] {
  const malformed = findMalformed(claims);
  const file = claimsFile(remote);
  if (malformed.length > 0) return malformed.map(({ word, reason }) => ({ file, word, reason }));
  const own = new Map(claims.segments.map((text) => [text, remote] as const));
  const routes = paths.map((path) => ({ path }));
  const isAnswered = (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    return ownerIn(own, pathname) === remote && matchRoutes(routes, pathname) !== null;
  };
  return [
    ...paths
      .filter((path) => ownerIn(own, exampleOf(path)) === undefined)
      .map((path) => ({
        file: routesFile(remote),
        word: path,
        reason: `the route ${path} is outside of the claims: its page would be 404. Add "${segmentsOf(path)[0] ?? ''}" to segments in ${file}, or choose another path.`,
      })),
    ...claims.sitemap
      .filter(({ path }) => !isAnswered(path))
      .map(({ path }) => ({
        file,
        word: path,
        reason: `no route answers ${path} of the site map. Take it away, or add the route.`,
      })),
  ];
}

/** Reasons against the claims of a release that goes live beside other remotes. */
export function findCollisions({ remote, claims, paths }: Claimant, others: readonly LiveClaims[]): Fault[] {
  const file = claimsFile(remote);
  const before = new Map(
    others.flatMap((other) => other.segments.map((text) => [text, other.remote] as const)),
  );
  const taken = claims.segments.flatMap((text) => {
    const owner = before.get(text);
    const reason = `the claim "${text}" is that of ${owner}, which is live. Choose another, or have ${owner} give it up first.`;
    return owner === undefined ? [] : [{ file, word: text, reason }];
  });
  if (taken.length > 0) return taken;

  const after = new Map([...before, ...claims.segments.map((text) => [text, remote] as const)]);
  const ownerAfter = (path: string) => ownerIn(after, exampleOf(path));
  /** The longest claim of the remote that holds a path. */
  const claimOf = (path: string) =>
    claims.segments
      .filter((text) => ownerIn(new Map([[text, remote]]), exampleOf(path)) === remote)
      .toSorted((one, other) => other.length - one.length)[0];
  return [
    ...paths
      .filter((path) => ownerAfter(path) !== remote)
      .map((path) => ({
        file: routesFile(remote),
        word: path,
        reason: `the route ${path} belongs to ${ownerAfter(path)}, which is live and claims more of this address: nobody would see the page. Choose another path.`,
      })),
    ...others.flatMap((other) =>
      other.paths
        .filter((path) => ownerIn(before, exampleOf(path)) === other.remote && ownerAfter(path) === remote)
        .map((path) => ({
          file,
          word: claimOf(path),
          reason: `a claim would hide the page ${path} of ${other.remote}, which is live. Choose another claim.`,
        })),
    ),
  ];
}
