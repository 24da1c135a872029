import sharp from 'sharp';
import type { Variant } from './image-variant.ts';
import type { ImageSource } from './picture-source.ts';

/** A small file can claim a huge picture; more pixels than this are not unpacked. */
const MAX_INPUT_PIXELS = 40_000_000;
const TIMEOUT_S = 15;
/** Width in pixels at which the floor plans are drawn, and the density that goes with it. */
const VECTOR = { width: 640, density: 72 };

// The gate already runs one picture per processor.
sharp.concurrency(1);
sharp.cache(false);

/** The picture in one variant; a photograph is never enlarged, a drawing is drawn anew in its size. */
export async function renderImage(
  { data, isVector }: ImageSource,
  { width, quality, format }: Variant,
): Promise<Buffer> {
  const density = isVector ? (VECTOR.density * (width ?? VECTOR.width)) / VECTOR.width : undefined;
  let image = sharp(data, { limitInputPixels: MAX_INPUT_PIXELS, ...(density ? { density } : {}) })
    .timeout({ seconds: TIMEOUT_S })
    .rotate();
  if (width !== undefined) image = image.resize({ width, withoutEnlargement: !isVector });
  if (format === 'jpeg')
    return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  if (format === 'avif') return image.avif({ quality: quality - 15, effort: 3 }).toBuffer();
  return image.webp({ quality }).toBuffer();
}
