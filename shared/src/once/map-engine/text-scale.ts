import type { LayerSpecification } from 'maplibre-gl';

/** The size of `1rem` in browsers whose visitor has not chosen larger texts, in px. */
const USUAL_PX = 16;

/** How many times larger than usual this visitor's texts are. */
export const textScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX) / USUAL_PX;

/** A size, or one that grows with the zoom: `['interpolate', ['linear'], ['zoom'], zoom, size, zoom, size …]`. */
function scaled(size: unknown, scale: number): unknown {
  if (typeof size === 'number') return size * scale;
  if (!Array.isArray(size)) return size;
  const [start, stops] = [size.slice(0, 3), size.slice(3)];
  return [...start, ...stops.map((part, index) => (index % 2 === 0 ? part : scaled(part, scale)))];
}

/** Layers whose texts follow the size that the visitor has chosen for the page. */
export const withLargerTexts = (layers: LayerSpecification[], scale: number): LayerSpecification[] =>
  scale === 1
    ? layers
    : layers.map((layer) =>
        layer.type === 'symbol' && layer.layout?.['text-size'] !== undefined
          ? {
              ...layer,
              layout: { ...layer.layout, 'text-size': scaled(layer.layout['text-size'], scale) as number },
            }
          : layer,
      );
