import { MapLibreMap } from 'maplibre-gl';
import type { LayerSpecification, PaddingOptions, SourceSpecification } from 'maplibre-gl';
import type { Bounds } from '@gakumado/shared/search-fields';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { MapEngine, MapEvents } from '../../lib/map-base/map-engine-types.ts';
import { addStreets } from './add-streets.ts';
import { baseStyle } from './base-style.ts';
import { byVisitor, seenBounds, toBox } from './map-bounds.ts';
import { readMapColors } from './read-map-colors.ts';
import type { MapColors } from '../../lib/map-style/map-colors.ts';
import type { MapImage } from './map-images.ts';
import { mapTexts } from './map-texts.ts';
import { startWorker } from './map-worker.ts';
import { textScale, withLargerTexts } from './text-scale.ts';

/** Streets come later where they take longer than this (ms) after the outlines and names of the base map. */
const STREETS_WAIT_MS = 800;

/** Japan, within the zoom levels of the base map. */
const MAX_BOUNDS: [number, number, number, number] = [118, 19, 158, 49];
const MIN_ZOOM = 3.5;
const MAX_ZOOM = 17.5;

/** The closest that a map opens by itself. */
const FIRST_MAX_ZOOM = 15;

interface MapOptions<Content> {
  container: HTMLElement;
  content: Content;
  /** The part that is shown first. */
  view: Bounds;
  /** The part was framed by somebody and is shown unchanged. Others get a margin. */
  isFramed: boolean;
  /** The margin, in px. */
  padding: PaddingOptions;
  sources: Record<string, SourceSpecification>;
  /** Layers over the base map, from below to above. */
  layers: (colors: MapColors) => LayerSpecification[];
  images: (colors: MapColors) => Record<string, MapImage>;
  /** Called with the map once. The result draws each content. */
  start: (map: MapLibreMap, isTouch: boolean) => (content: Content) => void;
  /** The map fills the screen of a phone: one finger moves it, instead of scrolling the page. */
  fillsScreen?: boolean;
  events: MapEvents;
}

/** Draws a map into an element. Rejects when its worker cannot be loaded or the browser has no WebGL 2. */
export async function openMap<Content>(options: MapOptions<Content>): Promise<MapEngine<Content>> {
  await startWorker();
  const { container, content, events } = options;
  const colors = readMapColors(container);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const map = makeMap(options, colors, isTouch);
  const show = options.start(map, isTouch);
  let newest = content;
  let isStyled = false;
  map.once('style.load', () => {
    for (const [name, { data, options: metadata }] of Object.entries(options.images(colors))) {
      map.addImage(name, data, metadata);
    }
    isStyled = true;
    show(newest);
  });
  let isGone = false;
  onceReady(map, () => {
    if (isGone) return;
    events.onMove(seenBounds(map), false);
    events.onReady();
    // Nobody waits for pictures, which come from elsewhere.
    void addStreets(map, options.layers(colors)[0]?.id, () => isGone).then(
      (isAdded) => isAdded && events.onStreets(),
    );
  });
  map.on('webglcontextlost', events.onFail);
  return {
    show: (next) => {
      newest = next;
      if (isStyled) show(next);
    },
    zoom: (step) => map.zoomTo(Math.round(map.getZoom()) + step, {}, byVisitor),
    bounds: () => seenBounds(map),
    pointAt: (x, y) => {
      const { lat, lng } = map.unproject([x, y]);
      return [lat, lng];
    },
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    destroy: () => {
      isGone = true;
      map.remove();
    },
  };
}

/** Calls back when the map is drawn, or when nothing but streets is still on its way. */
function onceReady(map: MapLibreMap, call: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;
  const ready = () => {
    if (isReady) return;
    isReady = true;
    clearTimeout(timer);
    call();
  };
  map.once('idle', ready);
  map.on('sourcedata', () => {
    if (!isReady && map.isSourceLoaded('land')) timer ??= setTimeout(ready, STREETS_WAIT_MS);
  });
}

function makeMap<Content>(
  { container, view, isFramed, padding, sources, layers, fillsScreen = false }: MapOptions<Content>,
  colors: MapColors,
  isTouch: boolean,
): MapLibreMap {
  const style = baseStyle(colors);
  const map = new MapLibreMap({
    container,
    style: {
      ...style,
      sources: { ...style.sources, ...sources },
      layers: withLargerTexts([...style.layers, ...layers(colors)], textScale()),
    },
    // The worker is started from memory and has no address that relative ones could start from.
    transformRequest: (url) => ({ url: new URL(url, document.baseURI).href }),
    bounds: toBox(view),
    fitBoundsOptions: isFramed ? {} : { padding, maxZoom: FIRST_MAX_ZOOM },
    maxBounds: MAX_BOUNDS,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // One finger scrolls the page, two move the map.
    cooperativeGestures: isTouch && !fillsScreen,
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // Not 0: labels would be placed again in every frame of a move, instead of a part of them in each.
    fadeDuration: 200,
    locale: mapTexts,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('aria-describedby', `${container.id}-keys`);
  return map;
}
