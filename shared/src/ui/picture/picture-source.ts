import { isEmptyText } from '../format/empty-text.ts';

/** Widths that the image proxy makes; any other is refused. */
const proxyWidths = [160, 320, 480, 640, 960, 1280] as const;
const PROXY_PREFIX = '/images/';
const FALLBACK_WIDTH = 640;

export interface PictureSource {
  src: string;
  srcSet?: string;
}

const proxied = (path: string, width: number) => `${path}?w=${width}&q=75&fm=webp`;

/**
 * Addresses of a picture in the widths of the image proxy, none wider than the next one above `maxWidth`;
 * null when there is no picture. Pictures from elsewhere are taken as they are.
 */
export function pictureSource(path: string | null | undefined, maxWidth = Infinity): PictureSource | null {
  if (isEmptyText(path)) return null;
  if (!path.startsWith(PROXY_PREFIX) || path.includes('?')) return { src: path };
  const last = proxyWidths.findIndex((width) => width >= maxWidth);
  const widths = last === -1 ? proxyWidths : proxyWidths.slice(0, last + 1);
  return {
    src: proxied(path, Math.min(FALLBACK_WIDTH, widths.at(-1)!)),
    srcSet: widths.map((width) => `${proxied(path, width)} ${width}w`).join(', '),
  };
}
