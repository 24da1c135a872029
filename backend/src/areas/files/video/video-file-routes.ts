import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/** A film or its captions. */
const FILE = /^\/[\w-]+\.(?:mp4|vtt)$/;

/** Films and their captions at `/videos/{file}`, in parts where a player asks for parts (docs/content.md). */
export function videoFileRoutes(app: FastifyInstance, { config }: Deps): void {
  const root = config.filesDirs
    .map((folder) => join(folder, 'videos'))
    .filter((folder) => existsSync(folder));
  if (root.length === 0) return;
  app.register(fastifyStatic, {
    root,
    prefix: '/videos/',
    index: false,
    maxAge: '1d',
    allowedPath: (path) => FILE.test(path),
  });
}
