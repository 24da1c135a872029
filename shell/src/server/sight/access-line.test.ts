import Fastify from 'fastify';
import { accessLine, notePageOwner } from './access-line.ts';

async function lineOf(url: string) {
  const app = Fastify();
  const lines: object[] = [];
  app.addHook('onResponse', async (request, reply) => void lines.push(accessLine(request, reply)));
  const owner = { remote: 'mf-estate', version: '0.1.0-2', route: 'mf-estate/view-page' };
  app.get('/view/:id/', async (_request, reply) => {
    notePageOwner(reply, owner);
    return 'page';
  });
  app.get('/*', async () => 'other');
  await app.inject({ url });
  return lines;
}

const answer = { method: 'GET', status: 200, ms: expect.any(Number) };

test.each([
  [
    '/view/1/?code=123',
    { path: '/view/1/', remote: 'mf-estate', version: '0.1.0-2', route: 'mf-estate/view-page' },
  ],
  [
    '/releases/mf-search/files/mf-search-home.1a.js',
    { path: '/releases/mf-search/files/mf-search-home.1a.js', remote: 'mf-search' },
  ],
  ['/api/v1/user/estate/list', { path: '/api/v1/user/estate/list' }],
])('the line of %s names its owner, where it has one', async (url, expected) => {
  expect(await lineOf(url)).toEqual([{ ...answer, ...expected }]);
});
