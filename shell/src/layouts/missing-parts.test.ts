import { createElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import {
  callApi,
  configureContent,
  getContentList,
  loadSnippet,
  nullOnError,
} from '@gakumado/shared/connection';
import type { GuardName, RemoteRoute } from '@gakumado/shared/routing';
import { answerCalls } from '@gakumado/shared/testing';
import type { Answers } from '@gakumado/shared/testing';
import { PartFailed } from '@gakumado/shared/ui';
import * as bundle from '../entry-server.tsx';
import { emptyFrame } from '../base/frame-content.ts';
import { renderPage } from '../server/render-page.ts';
import { createSiteTable } from '../server/site-table.ts';

configureContent({ baseUrl: 'http://content.test/content' });

interface Data {
  homes: unknown;
  shops: unknown;
}

function Component() {
  const { homes, shops } = useLoaderData<Data>();
  return createElement(
    'main',
    null,
    createElement('h1', null, '物件の一覧'),
    homes === null ? createElement(PartFailed, { name: '物件の一覧', isMain: true }) : null,
    shops === null ? createElement(PartFailed, { name: '店舗' }) : null,
  );
}

/** A page of a list, with a side part and words of editors. */
const loader = async ({ request: { signal } }: { request: Request }) => {
  const [homes, shops] = await Promise.all([
    nullOnError(callApi('estate/list', {}, { signal })),
    nullOnError(callApi('shop/list', {}, { signal })),
    getContentList('faq', {}, signal),
    loadSnippet('side/slidebox.html', signal),
  ]);
  return { homes, shops };
};

const route = (page: Record<string, unknown>, guards: GuardName[] = []): RemoteRoute => ({
  id: 'mf-search/list-page',
  path: '/list',
  handle: { layout: 'basic', guards },
  lazy: async () => page,
});

const whole: Answers = {
  'estate/list': [],
  'shop/list': [],
  'content/faq': { contents: [], totalCount: 0, offset: 0, limit: 10 },
  'includes/side/slidebox.html': '',
};

async function open(
  answers: Answers,
  page: Record<string, unknown> = { loader, Component },
  timeoutMs = 1_800,
) {
  answerCalls({ ...whole, ...answers });
  const logged: unknown[] = [];
  const answer = await renderPage(
    {
      bundle,
      config: { SITE_ORIGIN: 'http://localhost:3000', ACCESS_KEYS: ['key'], RELEASE_PUBLIC_URL: '/releases' },
      assets: { sharedVersions: {}, scripts: [], styles: [], parts: {} },
      findRemote: () => ({ routes: [route(page)], assetsOf: () => ({ styles: [], scripts: [] }) }),
      table: createSiteTable([{ remote: 'mf-search' }]),
      readFrame: () => emptyFrame,
      readMapTiles: () => null,
      loaderTimeoutMs: timeoutMs,
      logFailure: (_page, error) => void logged.push(error),
    },
    new Request('http://localhost:3000/list/'),
  );
  return { ...answer, text: String(answer.html), logged };
}

test('a whole page is 200 and may be kept', async () => {
  expect(await open({})).toMatchObject({ status: 200, isPublic: true, isIncomplete: false, logged: [] });
});

test.each([0, 429, 500, 502, 503])(
  'without its main part (%i) it is 503, kept by nobody, and still says what it is about',
  async (status) => {
    const page = await open({ 'estate/list': status });
    expect(page).toMatchObject({ status: 503, isPublic: false, isIncomplete: true });
    expect(page.text).toContain('<h1>物件の一覧</h1>');
    expect(page.text).toContain('物件の一覧を読み込めませんでした');
    expect(page.logged).toEqual([expect.objectContaining({ name: 'ApiError', status })]);
  },
);

test.each(['shop/list', 'content/faq', 'includes/side/slidebox.html'])(
  'without the side part of %s it is 200 and kept by nobody',
  async (call) => {
    const page = await open({ [call]: 503 });
    expect(page).toMatchObject({ status: 200, isPublic: false, isIncomplete: true, logged: [] });
  },
);

test.each([
  ['shop/list', 404],
  ['shop/list', 400],
  ['content/faq', 404],
  ['includes/side/slidebox.html', 404],
])('%s that answers %i misses nothing', async (call, status) => {
  expect(await open({ [call]: status })).toMatchObject({ status: 200, isPublic: true, isIncomplete: false });
});

test('a part that does not come in time is missing', async () => {
  const page = await open({ 'shop/list': () => new Promise(() => {}) }, { loader, Component }, 50);
  expect(page).toMatchObject({ isPublic: false, isIncomplete: true });
});

test('a loader that gives up is a failed page, and the last good one may stand in where a call had no answer', async () => {
  const asks = { Component, loader: async () => callApi('estate/list', {}) };
  expect(await open({ 'estate/list': 503 }, asks)).toMatchObject({ status: 503, isIncomplete: true });
  const fails = { Component, loader: async () => Promise.reject(new Error('a fault of the page')) };
  expect(await open({}, fails)).toMatchObject({ status: 503, isPublic: false, isIncomplete: false });
});

test('pages that are the same for everybody are known before they are rendered', () => {
  const at = new URL('http://localhost:3000/list/');
  const handleOf = (more: object) => {
    const own = route({});
    return [{ ...own, handle: { ...own.handle, ...more } }];
  };
  expect(bundle.isForEverybody(handleOf({}), at)).toBe(true);
  expect(bundle.isForEverybody(handleOf({ guards: ['pid'] }), at)).toBe(true);
  for (const guard of ['auth', 'guest', 'guestOnly', 'fav', 'hist'])
    expect(bundle.isForEverybody(handleOf({ guards: [guard] }), at)).toBe(false);
  expect(bundle.isForEverybody(handleOf({ isPersonal: true }), at)).toBe(false);
  expect(bundle.isForEverybody(handleOf({ isSecret: () => true }), at)).toBe(false);
  expect(bundle.isForEverybody(handleOf({}), new URL('http://localhost:3000/other/'))).toBe(false);
});
