import type { Release } from '@gakumado/release-store/registry.ts';
import { PICK_COOKIE } from '../../base/tester-notes.ts';
import type { NotShown } from '../../base/tester-notes.ts';
import type { LiveRemote } from '../take-ups/take-up-release.ts';
import { createRequestViews } from './request-view.ts';

const claims = { name: '物件', segments: ['view'], sitemap: [] };
const release: Release = {
  publishedAt: '',
  files: {},
  pages: {},
  shared: { version: '', styles: [] },
  claims,
};
const version = (name: string): LiveRemote => ({
  remote: 'mf-estate',
  version: name,
  release,
  routes: [],
  dir: '',
  styles: new Map(),
});

const TESTER = '10.0.0.1';
const VISITOR = '192.0.2.1';

function start({
  isOpen = false,
  result = version('2'),
}: { isOpen?: boolean; result?: LiveRemote | NotShown } = {}) {
  const pick = jest.fn(async () => result);
  const views = createRequestViews({
    live: { names: () => ['mf-estate'], current: () => version('1'), registered: () => undefined },
    picked: {
      pick,
      hasKey: ({ key }) => key === 'right',
      findReady: () => undefined,
      isUsed: () => false,
      stop: () => {},
    },
    isTester: (ip) => isOpen || ip === TESTER,
    isOpen,
    assets: {
      version: 's1',
      builtAt: '2026-11-28T10:00:00.000Z',
      source: { commit: 'c1', subject: 'Show the rent first', isChanged: false },
      sharedVersions: {},
      parts: {},
      scripts: [],
      styles: [],
    },
    publicUrl: '/releases',
  });
  const seen = async (ip: string, choice?: string) => {
    const cookie = choice === undefined ? undefined : `a=1; ${PICK_COOKIE}=${encodeURIComponent(choice)}`;
    const view = await views.viewOf({ ip, cookie });
    const { testers, isOwn } = view;
    return {
      version: view.findRelease('mf-estate')?.version,
      ofServer: view.findRemote('mf-estate')?.release?.version,
      testers,
      isOwn,
    };
  };
  return { views, pick, seen };
}

test('a visitor gets the live version, whatever the cookie says', async () => {
  const { seen, pick } = start();
  const live = { version: '1', ofServer: '1', testers: undefined, isOwn: false };
  expect(await seen(VISITOR)).toEqual(live);
  expect(await seen(VISITOR, 'mf-estate@2')).toEqual(live);
  expect(await seen(VISITOR, 'mf-estate@2~wrong')).toEqual(live);
  expect(await seen(VISITOR, 'rubbish')).toEqual(live);
  expect(pick).not.toHaveBeenCalled();
});

test('a tester gets the chosen version on both sides, and no cache keeps it', async () => {
  expect(await start().seen(TESTER, 'mf-estate@2')).toEqual({
    version: '2',
    ofServer: '2',
    testers: { picked: [{ remote: 'mf-estate', version: '2' }], notShown: [] },
    isOwn: true,
  });
});

test('so does whoever has the link of its preview', async () => {
  expect(await start().seen(VISITOR, 'mf-estate@2~right')).toMatchObject({ version: '2', isOwn: true });
});

test('a version that cannot be shown leaves the live one, and the page says why', async () => {
  const { seen } = start({ result: { reason: 'refused', cause: 'view-page: boom' } });
  expect(await seen(TESTER, 'mf-estate@2,rubbish')).toEqual({
    version: '1',
    ofServer: '1',
    testers: {
      picked: [],
      notShown: [
        { word: 'mf-estate@2', reason: 'refused', cause: 'view-page: boom' },
        { word: 'rubbish', reason: 'unreadable' },
      ],
    },
    isOwn: true,
  });
});

test('where everybody may test, a page without a choice is the same for all', async () => {
  const nothing = { picked: [], notShown: [] };
  expect(await start({ isOpen: true }).seen(VISITOR)).toMatchObject({ testers: nothing, isOwn: false });
  expect(await start().seen(TESTER)).toMatchObject({ testers: nothing, isOwn: true });
});

test('an address is taken as a choice from those only who may make it', () => {
  const { views } = start();
  expect(views.cookieOf('mf-estate@2', VISITOR)).toBeUndefined();
  expect(views.cookieOf('mf-estate@2~wrong', VISITOR)).toBeUndefined();
  expect(views.cookieOf('mf-estate@2,mf-search@3~right', VISITOR)).toBe('mf-search@3~right');
  expect(views.cookieOf('mf-estate@2,x', TESTER)).toBe('mf-estate@2,x');
  expect(views.cookieOf('', VISITOR)).toBe('');
});

test('the parts of a page are told to those only who may look', async () => {
  const { views } = start();
  expect(await views.factsOf({ ip: VISITOR, cookie: undefined }, '/view/1/')).toBeUndefined();
  expect(await views.factsOf({ ip: TESTER, cookie: undefined }, '/view/1/')).toMatchObject({
    shell: { version: 's1', publishedAt: '2026-11-28T10:00:00.000Z', source: { commit: 'c1' } },
    remotes: [{ name: 'mf-estate', version: '1', isPicked: false, ownParts: [] }],
    owner: 'mf-estate',
  });
});
