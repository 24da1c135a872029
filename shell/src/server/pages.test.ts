import Fastify from 'fastify';
import { addPages } from './pages.ts';
import { addSeoRoutes } from './seo/seo-routes.ts';

const origin = 'https://example.com';

function serve() {
  const app = Fastify();
  addSeoRoutes(app, { origin, pagesByKind: { estate: async () => [{ path: '/view/1/' }] } });
  addPages(app, {
    origin,
    render: async ({ url }) => {
      const { pathname } = new URL(url);
      return { status: pathname === '/404/' ? 404 : 200, html: `<h1>${pathname}</h1>`, isPublic: true };
    },
  });
  return app;
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'a page is not there for %s',
  async (method) => {
    const { statusCode, headers, body } = await serve().inject({ method, url: '/faq/' });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(body).toBe('');
  },
);

test.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
  'text/html',
])('a form that is sent to a page (%s) gets the same answer', async (type) => {
  const headers = { 'content-type': type };
  const answer = await serve().inject({ method: 'POST', url: '/faq/', headers, payload: 'a=1' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('HEAD is answered as GET is, without the page', async () => {
  const { statusCode, body } = await serve().inject({ method: 'HEAD', url: '/faq/' });
  expect([statusCode, body]).toEqual([200, '']);
});

test.each(['/sitemap-estate-2.xml', '/sitemap-estate-17.xml'])(
  '%s does not exist, and a page of the site says so',
  async (url) => {
    const { statusCode, headers, body } = await serve().inject(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<h1>');
  },
);
