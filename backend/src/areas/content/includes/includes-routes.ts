import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const directory = new URL('../../../../seed/includes/', import.meta.url);

/** `side/slidebox` or `side/slidebox.html`; no dots elsewhere, so that no path leads out of the folder. */
const SNIPPET = /^([a-z0-9_-]{1,50}(?:\/[a-z0-9_-]{1,50}){0,3})(?:\.html)?$/;

/** The answer for an unknown snippet. A browser empties it (specification, section 7). */
const NOT_FOUND = '<div id="notfound"></div>\n';

/** HTML snippets for banners and side blocks at `/includes/{path}`. */
export function includesRoutes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/includes/*', async (request, reply) => {
    const html = await readSnippet(request.params['*']);
    reply.type('text/html; charset=utf-8');
    if (html === null) return reply.code(404).header('cache-control', 'no-store').send(NOT_FOUND);
    return reply.header('cache-control', 'public, max-age=60').send(html);
  });
}

async function readSnippet(path: string): Promise<string | null> {
  const name = SNIPPET.exec(path)?.[1];
  if (name === undefined) return null;
  try {
    return await readFile(new URL(`${name}.html`, directory), 'utf8');
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return null;
    throw error;
  }
}
