import Fastify from 'fastify';
import { addPicks } from './add-picks.ts';
import { createSiteTable } from '../site-table.ts';
import { fixedViews } from './request-view.ts';

const noRemotes = fixedViews({
  table: createSiteTable([]),
  findRemote: () => undefined,
  findRelease: () => undefined,
});

/** A server on which every choice but `none` may be made. */
function serve(origin = 'http://localhost:3000') {
  const app = Fastify();
  addPicks(app, {
    origin,
    views: { ...noRemotes, cookieOf: (text) => (text === 'none' ? undefined : text) },
    bundle: { pageNameAt: () => undefined },
  });
  app.get('/*', (_request, reply) => reply.send('page'));
  return app;
}

const ask = async (url: string, headers = {}, origin?: string) => {
  const answer = await serve(origin).inject({ url, headers });
  const { location, 'set-cookie': cookie, 'cache-control': cache } = answer.headers;
  return { status: answer.statusCode, location, cookie, cache };
};

test('a choice in an address becomes a cookie, and the rest of the address stays as it was written', async () => {
  expect(await ask('/faq/?q=%E3%81%82+b&remotes=mf-faq@1,mf-b@2&x')).toEqual({
    status: 302,
    location: '/faq/?q=%E3%81%82+b&x',
    cookie: 'REMOTES=mf-faq%401%2Cmf-b%402; Path=/; HttpOnly; SameSite=Lax',
    cache: 'private, no-store',
  });
  const { cookie } = await ask('/?remotes=mf-a@1', {}, 'https://www.example.com');
  expect(cookie).toMatch(/; Secure$/);
});

test('an empty choice takes the cookie back', async () => {
  expect(await ask('/faq/?remotes=')).toMatchObject({
    location: '/faq/',
    cookie: 'REMOTES=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  });
});

test('a choice that a visitor may not make is no part of the address', async () => {
  expect(await ask('/faq/?remotes=none')).toMatchObject({ status: 200, cookie: undefined });
  expect(await ask('/faq/?q=1')).toMatchObject({ status: 200, cookie: undefined });
});

test.each([
  ['http://localhost:3000/search/list/?rent_to=8', '/search/list/?rent_to=8'],
  ['https://elsewhere.example//evil.example/', '/evil.example/'],
  ['https://elsewhere.example/\\evil.example/', '/evil.example/'],
  ['rubbish', '/'],
  ['', '/'],
])('the way back to the live versions leads from %s to %s', async (referer, location) => {
  expect(await ask('/_shell/live-versions', { referer })).toMatchObject({ status: 302, location });
});

test('the answer of a remote tells the version of browsers, and the one with which the server renders', async () => {
  const release = (version: string) => ({
    remote: 'mf-a',
    version,
    baseUrl: `/releases/mf-a/${version}/web/`,
    entry: 'remoteEntry.js',
  });
  let inUse: ReturnType<typeof release> | undefined;
  const app = Fastify();
  addPicks(app, {
    origin: 'http://localhost:3000',
    views: fixedViews({
      table: createSiteTable([]),
      findRemote: () =>
        inUse && { routes: [], release: inUse, assetsOf: () => ({ styles: [], scripts: [] }) },
      findRelease: () => release('2'),
    }),
    bundle: { pageNameAt: () => undefined },
  });
  const ask = async () => (await app.inject({ url: '/_shell/remotes/mf-a' })).json();
  expect(await ask()).toMatchObject({ version: '2', serverVersion: null });
  inUse = release('1');
  expect(await ask()).toMatchObject({ version: '2', serverVersion: '1' });
});
