import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { compressPage } from './page-cache/compressed-page.ts';
import { addPages } from './pages.ts';
import { addSeoRoutes } from './seo/seo-routes.ts';

const origin = 'https://example.com';

function serve() {
  const app = Fastify();
  addSeoRoutes(app, {
    origin,
    listStaticPages: async () => [],
    pagesByKind: { estate: async () => [{ path: '/view/1/' }] },
  });
  addPages(app, {
    origin,
    render: async (request, _asking, visitHeaders) => {
      const { pathname } = new URL(request.url);
      if (visitHeaders) {
        const sent = `${await request.text()} ${visitHeaders['x-forwarded-for']}`;
        if (pathname === '/login/') {
          return {
            status: 303,
            location: '/mypage/',
            cookies: ['a=1; Path=/', 'b=2; HttpOnly'],
            isPublic: false,
          };
        }
        const isForm = pathname === '/inquiry/general/';
        return {
          status: isForm ? 200 : 405,
          html: Buffer.from(`<h1>${pathname} ${sent}</h1>`),
          isPublic: false,
        };
      }
      return {
        status: pathname === '/404/' ? 404 : 200,
        html: Buffer.from(`<h1>${pathname}</h1>`),
        isPublic: true,
      };
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

test.each(['multipart/form-data; boundary=x', 'application/json', 'text/html'])(
  'what is sent to a page as %s gets the same answer',
  async (type) => {
    const headers = { 'content-type': type };
    const answer = await serve().inject({ method: 'POST', url: '/faq/', headers, payload: 'a=1' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  },
);

describe('a form without scripts', () => {
  const send = (url: string, headers: Record<string, string>) =>
    serve().inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'name=%E8%8A%B1',
    });

  test('is handed to its page with the address of its sender, and the answer is kept by nobody', async () => {
    const answer = await send('/inquiry/general/?shopId=5', { origin });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<h1>/inquiry/general/ name=%E8%8A%B1 127.0.0.1</h1>');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('comes from a page of this site, whatever its name', async () => {
    const host = { host: '192.168.0.5:3000' };
    expect((await send('/inquiry/general/', { ...host, origin: 'http://192.168.0.5:3000' })).statusCode).toBe(
      200,
    );
    expect((await send('/inquiry/general/', { ...host, origin: 'http://evil.example' })).statusCode).toBe(
      403,
    );
    expect((await send('/inquiry/general/', { ...host, origin: 'null' })).statusCode).toBe(403);
    expect((await send('/inquiry/general/', host)).statusCode).toBe(403);
  });

  test('may lead to another page, with cookies', async () => {
    const { statusCode, headers } = await send('/login/', { origin });
    expect([statusCode, headers.location]).toEqual([303, '/mypage/']);
    expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('is not for a page without one', async () => {
    const answer = await send('/faq/', { origin });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a page that the server has kept', () => {
  const keeping = async (ageS: number, accept?: string) => {
    const app = Fastify();
    const page = await compressPage(Buffer.from('<h1>よくあるご質問</h1>'));
    const kept = { status: 200, isPublic: true, kept: { page, ageS } };
    addPages(app, { origin, render: async () => kept });
    return app.inject({ url: '/faq/', headers: accept ? { 'accept-encoding': accept } : {} });
  };

  test('is sent in the encoding that the browser takes, with its age', async () => {
    const { headers, rawPayload } = await keeping(2, 'gzip, br');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      age: '2',
      'cache-control': 'public, max-age=0, s-maxage=3',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<h1>よくあるご質問</h1>');
    const plain = await keeping(0);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('<h1>よくあるご質問</h1>');
  });

  test('is kept by nobody else once it stands in for one without data', async () => {
    expect((await keeping(40)).headers['cache-control']).toBe('no-store');
  });
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
