import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { findFile } from '#platform/find-file.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { typed } from '#platform/http/typed-app.ts';
import { versionOf } from '../../images/picture-source.ts';
import { findDocumentFile } from './document-queries.ts';

const schema = {
  hide: true,
  params: z.object({ file: z.string().max(100) }),
  /** `?download=1`: to be saved, not shown. */
  querystring: z.object({ download: z.literal('1').optional() }),
};

/** Pamphlets at `/documents/{file}.pdf`, those that are published now. */
export function documentFileRoutes(app: FastifyInstance, { db, config }: Deps): void {
  typed(app).get('/documents/:file.pdf', { schema }, async ({ params, query, headers }, reply) => {
    const document = await findDocumentFile(db, params.file);
    if (!document) throw new ApiFault(404);
    // The name comes from the table, whose rows are checked, so no path leads out of the folder.
    const path = await findFile(config.filesDirs, `documents/${document.file}.pdf`);
    if (path === null) throw new ApiFault(404);
    const data = await readFile(path);
    const etag = `"${versionOf(data)}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
    if (headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      return reply.code(304).send();
    }
    const kind = query.download ? 'attachment' : 'inline';
    const title = encodeURIComponent(`${document.title}.pdf`).replace(/['()*]/g, escapeMark);
    return reply
      .type('application/pdf')
      .header('content-disposition', `${kind}; filename="${document.file}.pdf"; filename*=UTF-8''${title}`)
      .send(data);
  });
}

/** Characters that RFC 8187 wants escaped and encodeURIComponent leaves. */
const escapeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
