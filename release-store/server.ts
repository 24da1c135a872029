import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listen, stopWithParent } from '@gakumado/build/process.ts';
import { storeDir } from './store-dir.ts';

/**
 * The release store of one machine: plain files, as a CDN would serve them in production. A version's files
 * never change; only the registry does.
 */
await mkdir(storeDir, { recursive: true });

const app = Fastify({ forceCloseConnections: true });
app.register(fastifyStatic, {
  root: storeDir,
  cacheControl: false,
  preCompressed: true,
  setHeaders: (reply, file) => {
    const isRegistry = path.basename(file) === 'registry.json';
    reply.header('Cache-Control', isRegistry ? 'no-cache' : 'public, max-age=31536000, immutable');
    reply.header('Access-Control-Allow-Origin', '*');
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    reply.header('Timing-Allow-Origin', '*');
  },
});
app.get('/healthz', () => ({ status: 'ok' }));

stopWithParent(() => app.close());
await listen(app, {
  name: 'release store',
  variable: 'RELEASE_STORE_PORT',
  fallback: 3100,
  host: process.env['RELEASE_STORE_HOST'] ?? '127.0.0.1',
});
