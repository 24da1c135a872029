import { findCollisions, findOwnClaimFaults } from './claim-faults.ts';
import type { Fault } from './faults.ts';

const claims = (segments: string[], addresses: string[] = []) => ({
  name: '案内',
  segments,
  sitemap: addresses.map((path) => ({ path })),
});

const ownReasons = (own: unknown, paths: string[] = ['/x', '/x/:id']) =>
  findOwnClaimFaults({ remote: 'mf-x', claims: own as never, paths }).map(({ reason }) => reason);

test('claims that hold their routes and name pages of these pass', () => {
  expect(ownReasons(claims(['x'], ['/x/', '/x/?tab=1', '/x/12/#part']))).toEqual([]);
  expect(ownReasons(claims(['', 'pr/it_id/inquiry']), ['/', '/pr/it_id/inquiry'])).toEqual([]);
});

const malformed: [string, unknown, RegExp][] = [
  ['nothing', undefined, /exports no claims/],
  ['an empty name', { ...claims(['x']), name: ' ' }, /name is empty/],
  ['no segments', claims([]), /no segments/],
  ['an outer slash', claims(['x', '/y']), /"\/y" cannot be used: a claim is one to 3 segments/],
  ['four segments', claims(['x', 'a/b/c/d']), /"a\/b\/c\/d" cannot be used/],
  ['a parameter', claims(['x', ':id']), /":id" cannot be used/],
  ['a claim twice', claims(['x', 'x']), /a claim is there twice/],
  ['a page without a path', { ...claims(['x']), sitemap: [{ label: 'a' }] }, /has no path/],
  ['an empty label', { ...claims(['x']), sitemap: [{ path: '/x/', label: '' }] }, /empty label/],
  ...['api', 'content', 'images', 'releases', 'assets', '_shell', 'healthz', '404'].map(
    (word): [string, unknown, RegExp] => [
      `/${word}/`,
      claims(['x', word]),
      /the server answers these addresses itself/,
    ],
  ),
];

test.each(malformed)('claims with %s are a fault', (_, own, reason) => {
  expect(ownReasons(own)).toEqual([expect.stringMatching(reason)]);
});

test('a route outside of the claims is a fault, and so is a page that no route answers', () => {
  expect(ownReasons(claims(['x']), ['/x', '/y/:id'])).toEqual([
    expect.stringMatching(/route \/y\/:id is outside of the claims.*Add "y"/),
  ]);
  expect(ownReasons(claims(['x'], ['/x/a/b/', '/z/']))).toEqual([
    expect.stringMatching(/no route answers \/x\/a\/b\//),
    expect.stringMatching(/no route answers \/z\//),
  ]);
});

const other = { remote: 'mf-y', segments: ['y', 'y/form'], paths: ['/y', '/y/:id', '/y/form'] };
const collisions = (segments: string[], paths: string[]) =>
  findCollisions({ remote: 'mf-x', claims: claims(segments), paths }, [other]).map(({ reason }) => reason);

/** A fault with its file and the word by which its line is found there. */
const places = (faults: readonly Fault[]) => faults.map(({ file, word }) => [file, word]);

test('a claim of another live remote is a fault', () => {
  expect(collisions(['x', 'y'], ['/x', '/y'])).toEqual([expect.stringMatching(/"y" is that of mf-y/)]);
});

test('a claim below that of another remote may take what that does not answer by a path of its own', () => {
  expect(collisions(['x', 'y/new'], ['/x', '/y/new'])).toEqual([]);
  expect(
    findCollisions({ remote: 'mf-x', claims: claims(['y/list']), paths: ['/y/list'] }, [
      { ...other, paths: ['/y/list/:id'] },
    ]).map(({ reason }) => reason),
  ).toEqual([expect.stringMatching(/would hide the page \/y\/list\/:id of mf-y/)]);
});

test('a route below a longer claim of another remote is a fault', () => {
  const [one] = findCollisions({ remote: 'mf-x', claims: claims(['z']), paths: ['/z', '/z/form/:id'] }, [
    { remote: 'mf-y', segments: ['z/form'], paths: ['/z/form'] },
  ]);
  expect(one?.reason).toMatch(/route \/z\/form\/:id belongs to mf-y/);
});

test('a fault names the file and the word of the claim or route that it is about', () => {
  const claimant = (segments: string[], paths: string[], addresses: string[] = []) => ({
    remote: 'mf-x',
    claims: claims(segments, addresses),
    paths,
  });
  expect(places(findOwnClaimFaults(claimant(['x'], ['/x', '/z/:id'], ['/x/', '/q/'])))).toEqual([
    ['mf-x/src/routes.tsx', '/z/:id'],
    ['mf-x/src/claims.ts', '/q/'],
  ]);
  expect(places(findOwnClaimFaults(claimant([], [])))).toEqual([['mf-x/src/claims.ts', 'segments']]);
  expect(places(findCollisions(claimant(['x', 'y'], ['/x']), [other]))).toEqual([
    ['mf-x/src/claims.ts', 'y'],
  ]);
  expect(
    places(findCollisions(claimant(['x', 'y/list'], ['/x']), [{ ...other, paths: ['/y/list/:id'] }])),
  ).toEqual([['mf-x/src/claims.ts', 'y/list']]);
});
