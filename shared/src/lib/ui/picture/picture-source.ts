import { isEmptyText } from '../format/empty-text.ts';

/** Widths that the image proxy makes; any other is refused. */
const proxyWidths = [160, 320, 480, 640, 960, 1280] as const;
const PROXY_PREFIX = '/images/';
const FALLBACK_WIDTH = 640;

export interface PictureSource {
  src: string;
  srcSet?: string;
}

/** Without a width, the picture's own. */
const variant = (width?: number) => `${width === undefined ? '' : `w=${width}&`}q=75&fm=webp`;

/** Where the image proxy has a picture of this site or of another one; null for what it does not take. */
function proxyOf(path: string): ((width?: number) => string) | null {
  if (path.startsWith('https://')) {
    return (width) => `${PROXY_PREFIX}outside?url=${encodeURIComponent(path)}&${variant(width)}`;
  }
  if (!path.startsWith(PROXY_PREFIX) || path.includes('?')) return null;
  return (width) => `${path}?${variant(width)}`;
}

/**
 * Addresses of a picture in the widths of the image proxy, none wider than the next one above `maxWidth`;
 * null when there is no picture. The proxy takes those of other sites from the origins that are configured.
 */
export function pictureSource(path: string | null | undefined, maxWidth = Infinity): PictureSource | null {
  if (isEmptyText(path)) return null;
  const proxied = proxyOf(path);
  if (!proxied) return { src: path };
  const last = proxyWidths.findIndex((width) => width >= maxWidth);
  const widths = last === -1 ? proxyWidths : proxyWidths.slice(0, last + 1);
  return {
    src: proxied(Math.min(FALLBACK_WIDTH, widths.at(-1)!)),
    srcSet: widths.map((width) => `${proxied(width)} ${width}w`).join(', '),
  };
}

/** The address of a picture as wide as the image proxy makes it; null when there is no picture. */
export function largestPicture(path: string | null | undefined): string | null {
  if (isEmptyText(path)) return null;
  return proxyOf(path)?.(proxyWidths.at(-1)) ?? path;
}

/** The address of a picture in its own width, as a panorama needs it; null when there is no picture. */
export function wholePicture(path: string | null | undefined): string | null {
  if (isEmptyText(path)) return null;
  return proxyOf(path)?.() ?? path;
}
