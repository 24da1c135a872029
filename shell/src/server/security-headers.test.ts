import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { z } from 'zod';
import { outsideVariables } from '@gakumado/shared/outside-origins';
import { securityHeaders } from './security-headers.ts';

/** The sources of each directive that a page of a site with this environment is sent with. */
async function policyOf(env: Record<string, string> = {}) {
  const app = Fastify();
  await app.register(helmet, securityHeaders(z.object(outsideVariables).loose().parse(env)));
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
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
