import type { Registry, Release } from '@gakumado/release-store/registry.ts';
import { mixRegistries } from './mix-registry.ts';
import type { Part } from './read-words.ts';

const release = (publishedAt: string): Release => ({
  publishedAt,
  files: {},
  pages: {},
  shared: { version: 'parts', styles: [] },
});

const registryOf = (...versions: [string, ...string[]]): Registry => ({
  remotes: {
    'mf-estate': {
      live: versions[0],
      history: versions.toReversed(),
      releases: Object.fromEntries(versions.map((version) => [version, release(version)])),
    },
  },
});

const startedAt = '2026-11-28T00:00:00.000Z';
const bases = {
  here: registryOf('0.1.0-bbbb', '0.1.0-aaaa'),
  elsewhere: new Map([['https://example.com', registryOf('0.1.0-eeee', '0.1.0-dddd')]]),
  sources: registryOf('0.1.0-ffff', '0.1.0-cccc'),
  madeUp: new Map(),
  startedAt,
};

const mix = (part?: Part, more = {}) =>
  mixRegistries(new Map(part ? [['mf-estate', part]] : []), { ...bases, ...more }).remotes['mf-estate']!;

test('a remote that is not named, and one with spoiled files, is live as here', () => {
  expect(mix()).toEqual(bases.here.remotes['mf-estate']);
  expect(mix({ kind: 'live' })).toEqual(bases.here.remotes['mf-estate']);
  expect(mix({ kind: 'fault', fault: 'down' })).toEqual(bases.here.remotes['mf-estate']);
});

test('a version that is named is live alone, and is tried again', () => {
  const { live, history, releases } = mix({ kind: 'version', text: 'aa' });
  expect([live, history]).toEqual(['0.1.0-aaaa', ['0.1.0-aaaa']]);
  expect(releases['0.1.0-aaaa']?.liveAt).toBe(startedAt);
  expect(Object.keys(releases)).toEqual(['0.1.0-bbbb', '0.1.0-aaaa']);
});

test('the working tree and another site have releases of their own', () => {
  expect(mix({ kind: 'source' })).toMatchObject({ live: '0.1.0-ffff', history: ['0.1.0-ffff'] });
  expect(mix({ kind: 'live', origin: 'https://example.com' })).toMatchObject({
    live: '0.1.0-eeee',
    history: ['0.1.0-eeee'],
  });
});

test('a release that throws takes the place of the live one', () => {
  const madeUp = new Map([['mf-estate', { version: '0.0.0-made', release: release('now') }]]);
  const { live, history, releases } = mix({ kind: 'fault', fault: 'throwing' }, { madeUp });
  expect([live, history]).toEqual(['0.0.0-made', ['0.0.0-made']]);
  expect(releases['0.0.0-made']?.publishedAt).toBe('now');
});

test('what is not there is named', () => {
  expect(() => mix({ kind: 'version', text: '99' })).toThrow('mf-estate has no version "99"');
  expect(() => mix({ kind: 'source' }, { sources: { remotes: {} } })).toThrow('no release from source');
  expect(() => mix({ kind: 'live', origin: 'https://other.example.com' })).toThrow(
    'no release at https://other.example.com',
  );
});

test('remotes of other repositories are there as here, and one that no place has is an error', () => {
  const { 'mf-estate': estate } = bases.here.remotes;
  const here: Registry = { remotes: { 'mf-estate': estate!, 'mf-elsewhere': estate! } };
  const { remotes } = mixRegistries(new Map([['mf-estate', { kind: 'source' }]]), { ...bases, here });
  expect(Object.keys(remotes)).toEqual(['mf-estate', 'mf-elsewhere']);
  expect(remotes['mf-elsewhere']).toEqual(estate);
  expect(() => mixRegistries(new Map([['mf-nowhere', { kind: 'live' }]]), bases)).toThrow(
    'mf-nowhere has no release on this machine',
  );
});
