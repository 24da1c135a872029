import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { z } from 'zod';
import { outsideVariables } from '@gakumado/shared/outside-origins';
import { securityHeaders } from './security-headers.ts';

/** The headers that a page of a site with this environment is sent with. */
async function headersOf(env: Record<string, string> = {}, SITE_ORIGIN = 'http://localhost:3000') {
  const app = Fastify();
  const settings = z.object(outsideVariables).loose().parse(env);
  await app.register(helmet, securityHeaders({ ...settings, SITE_ORIGIN }));
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

/** The sources of each directive that a page of a site with this environment is sent with. */
async function policyOf(env: Record<string, string> = {}) {
  const headers = await headersOf(env);
  const policy = String(headers['content-security-policy']).split(';');
  return new Map(
    policy.map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

test('by itself the site uses nothing of other sites but the player of videos', async () => {
  const policy = await policyOf();
  const outside = [...policy].flatMap(([name, sources]) =>
    sources.filter((source) => source.startsWith('http')).map((source) => `${name} ${source}`),
  );
  expect(outside).toEqual(['frame-src https://www.youtube-nocookie.com']);
});

test('content of a kind that nobody named is refused, and no page moves the base of its addresses', async () => {
  const policy = await policyOf();
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect(policy.get(name)).toEqual(["'none'"]);
  for (const name of [
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
    'media-src',
    'manifest-src',
  ])
    expect(policy.get(name)).toContain("'self'");
});

test('browsers that were on a site with https insist on it, and on that of a machine they do not', async () => {
  const outside = await headersOf({}, 'https://gakumado.example');
  expect(outside['strict-transport-security']).toBe('max-age=63072000');
  expect((await headersOf())['strict-transport-security']).toBeUndefined();
});

test('pictures and panoramas of the configured origins are shown', async () => {
  const policy = await policyOf({
    PICTURE_ORIGINS: 'https://img.example.com',
    PANORAMA_ORIGINS: 'https://360.example.com',
  });
  expect(policy.get('img-src')).toEqual(
    expect.arrayContaining(['https://img.example.com', 'https://360.example.com']),
  );
  expect(policy.get('frame-src')).toContain('https://360.example.com');
  expect(policy.get('script-src')?.join()).not.toContain('example.com');
});

test('reCAPTCHA may run where it is configured', async () => {
  const policy = await policyOf({ CAPTCHA_PROVIDER: 'recaptcha' });
  for (const name of ['script-src', 'frame-src', 'connect-src']) {
    expect(policy.get(name)).toContain('https://www.google.com/recaptcha/');
  }
  expect(policy.get('script-src')).toContain('https://www.gstatic.com/recaptcha/');
});
