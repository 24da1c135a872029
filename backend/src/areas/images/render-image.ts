import sharp from 'sharp';
import { ApiFault, badField } from '../../platform/http/api-fault.ts';
import type { Variant } from './image-variant.ts';
import type { ImageSource } from './picture-source.ts';

/** A small file can claim a huge picture; more pixels than this are not unpacked. */
const MAX_INPUT_PIXELS = 40_000_000;
const TIMEOUT_S = 15;
/** Width in pixels at which the floor plans are drawn, and its density. */
const VECTOR = { width: 640, density: 72 };
/** Formats of a photograph. A drawing or a document under the name of one is not unpacked. */
const PHOTO_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

// The gate already runs one picture per processor.
sharp.concurrency(1);
sharp.cache(false);

/** A picture that cannot be shown is the fault of its file, which is named; the server is well. */
function toFault(error: unknown): unknown {
  if (error instanceof ApiFault || !(error instanceof Error)) return error;
  return /pixel limit|timeout/i.test(error.message)
    ? badField('file', 'range', '画像の寸法が大きすぎます。')
    : badField('file', 'format', '画像を読み取れません。');
}

async function assertPhoto(data: Buffer): Promise<void> {
  const { format } = await sharp(data, { limitInputPixels: MAX_INPUT_PIXELS }).metadata();
  if (!PHOTO_FORMATS.has(format)) throw badField('file', 'format', '画像を読み取れません。');
}

async function render({ data, isVector }: ImageSource, { width, quality, format }: Variant): Promise<Buffer> {
  const density = isVector ? (VECTOR.density * (width ?? VECTOR.width)) / VECTOR.width : undefined;
  let image = sharp(data, { limitInputPixels: MAX_INPUT_PIXELS, ...(density ? { density } : {}) })
    .timeout({ seconds: TIMEOUT_S })
    .rotate();
  if (width !== undefined) image = image.resize({ width, withoutEnlargement: !isVector });
  if (format === 'jpeg')
    return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  // Its scale of quality differs from that of WebP; more effort takes times longer and saves little.
  if (format === 'avif') return image.avif({ quality: Math.round((quality * 2) / 3), effort: 1 }).toBuffer();
  return image.webp({ quality }).toBuffer();
}

/**
 * The picture in one variant. A photograph is never enlarged, a drawing is drawn in its size. A photograph that is
 * empty, cut off, too large or unreadable is a 400 on `file`.
 */
export async function renderImage(source: ImageSource, variant: Variant): Promise<Buffer> {
  if (source.isVector) return render(source, variant);
  try {
    await assertPhoto(source.data);
    return await render(source, variant);
  } catch (error) {
    throw toFault(error);
  }
}
