import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#data/db/database.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { typed } from '#platform/http/typed-app.ts';
import type { ImageSource } from '../picture-source.ts';
import { renderImage } from '../load-renderer.ts';
import { pictureKey, sendPicture } from '../send-picture.ts';
import type { PreviewFacts } from './draw-preview.ts';
import { findPreview } from './preview-queries.ts';

/** Raised when previews are drawn in another way. */
const PREVIEW_VERSION = 2;
const FILE_NAME = /^([1-9]\d{0,8})\.jpg$/;
/** Costs change; whoever keeps a preview longer asks with its ETag. */
const LIFE = 'public, max-age=3600';

interface PreviewDeps {
  db: Kysely<Database>;
  /** The picture that is kept under a key, or the new one. */
  keep: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** The photograph at a site path or an address of a listed origin. */
  findPhoto: (path: string, request: FastifyRequest) => Promise<ImageSource | null>;
}

/** The photograph in a size that is safe to work with; null where its file cannot be shown. */
const readPhoto = (photo: ImageSource) =>
  renderImage(photo, { width: 1280, quality: 90, format: 'jpeg' }).catch(() => null);

/** The typesetter is loaded with the first preview: it would hold up every start. */
const draw = async (facts: PreviewFacts, photo: ImageSource | null) => {
  const { drawPreview } = await import('./draw-preview.ts');
  return drawPreview(facts, photo && (await readPhoto(photo)));
};

/** Previews of estates for links in LINE, X and Facebook at `/images/previews/{estate_id}.jpg`. */
export function previewRoute(app: FastifyInstance, { db, keep, findPhoto }: PreviewDeps): void {
  const schema = { hide: true, params: z.object({ file: z.string().max(100) }) };
  typed(app).get('/images/previews/:file', { schema }, async (request, reply) => {
    const estateId = Number(FILE_NAME.exec(request.params.file)?.[1]);
    const found = Number.isNaN(estateId) ? undefined : await findPreview(db, estateId);
    if (!found) throw new ApiFault(404);
    const { path, facts } = found;
    // A preview without its photograph is better than none.
    const photo = path ? await findPhoto(path, request).catch(() => null) : null;
    const key = pictureKey([PREVIEW_VERSION, photo?.version, facts]);
    return sendPicture(request.headers, reply, {
      key,
      life: LIFE,
      type: 'image/jpeg',
      make: () => keep(key, () => draw(facts, photo)),
    });
  });
}
