import type { ImageFormat } from './image-variant.ts';

/** Weight of each media type that an Accept header names. */
function weights(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = q === undefined ? 1 : Number(q.slice(2));
      return [type, Number.isNaN(weight) ? 0 : weight];
    }),
  );
}

/**
 * AVIF for browsers that name it, WebP for those that take it, JPEG for those that refuse it. A browser that only says
 * that it takes any picture may know WebP, but not AVIF.
 */
export function acceptedFormat(accept: string | undefined): ImageFormat {
  if (accept === undefined || accept.trim() === '') return 'webp';
  const weight = weights(accept);
  const avif = weight.get('image/avif') ?? 0;
  const webp = weight.get('image/webp') ?? weight.get('image/*') ?? weight.get('*/*') ?? 0;
  if (avif > 0 && avif >= webp) return 'avif';
  return webp > 0 ? 'webp' : 'jpeg';
}
