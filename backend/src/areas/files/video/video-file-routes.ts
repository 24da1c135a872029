import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SEED_FOLDER } from '#platform/seed-folder.ts';
import type { Deps } from '../../deps.ts';

/** A film, its captions or its first picture. */
const FILE = /^\/[\w-]+\.(?:mp4|vtt|webp)$/;

/**
 * Films, their captions and first pictures at `/videos/{file}`, in parts where a player asks for parts: those of FILES_DIR, then
 * the site's own (docs/content.md).
 */
export function videoFileRoutes(app: FastifyInstance, { config }: Deps): void {
  const root = [...config.filesDirs, SEED_FOLDER]
    .map((folder) => join(folder, 'videos'))
    .filter((folder) => existsSync(folder));
  app.register(fastifyStatic, {
    root,
    prefix: '/videos/',
    index: false,
    maxAge: '1d',
    allowedPath: (path) => FILE.test(path),
  });
}
