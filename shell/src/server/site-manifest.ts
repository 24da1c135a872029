import type { FastifyInstance } from 'fastify';
import { brand, pageTitle } from '@gakumado/shared/brand';

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Name and icons of the site for a home screen; the site stays a page of the browser there. */
const manifest = {
  name: pageTitle(),
  short_name: brand.name,
  lang: 'ja',
  start_url: '/',
  display: 'browser',
  icons: [icon(192), icon(512)],
};

export function addSiteManifest(app: FastifyInstance): void {
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest)),
  );
}
