import { MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '@gakumado/shared/search-fields';
import 'maplibre-gl/dist/maplibre-gl.css';
import { baseStyle } from './base-style.ts';
import { firstView } from './first-view.ts';
import { readMapColors } from './map-colors.ts';
import type { MapColors } from './map-colors.ts';
import type { MapContent, MapEngine, MapEvents } from './map-engine-types.ts';
import { mapTexts } from './map-texts.ts';
import { readMapTiles } from './map-tiles.ts';
import { startWorker } from './map-worker.ts';
import { drawPin, drawSign, drawSpot } from './pin-images.ts';
import { pinLayers, pinSources } from './pin-layers.ts';
import { contentShower, FIRST_PADDING, toBox } from './show-content.ts';
import { byVisitor, seenBounds, watchVisitor } from './watch-visitor.ts';

/** Japan, within the zoom levels of the base map. */
const MAX_BOUNDS: [number, number, number, number] = [118, 19, 158, 49];
const MIN_ZOOM = 3.5;
const MAX_ZOOM = 17.5;

/** The closest that a map opens by itself. */
const FIRST_MAX_ZOOM = 15;

interface EngineOptions {
  container: HTMLElement;
  content: MapContent;
  /** The view in which the map was left, to open it there. */
  keptBounds: Bounds | undefined;
  events: MapEvents;
}

/** Draws the map into an element. Rejects when its worker cannot be loaded or the browser has no WebGL 2. */
export async function createMapEngine(options: EngineOptions): Promise<MapEngine> {
  await startWorker();
  const { container, content, keptBounds, events } = options;
  const colors = readMapColors(container);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const map = makeMap(container, colors, { ...content, bounds: keptBounds ?? content.bounds }, isTouch);
  const show = contentShower(map, {
    firstBounds: content.bounds,
    isOwnMove: watchVisitor(map, isTouch, events),
  });
  let newest = content;
  let isStyled = false;
  map.once('style.load', () => {
    addImages(map, colors);
    isStyled = true;
    show(newest);
  });
  map.once('idle', () => {
    events.onMove(seenBounds(map), false);
    events.onReady();
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
    destroy: () => map.remove(),
  };
}

function makeMap(
  container: HTMLElement,
  colors: MapColors,
  content: MapContent,
  isTouch: boolean,
): MapLibreMap {
  const style = baseStyle(colors, readMapTiles());
  const map = new MapLibreMap({
    container,
    style: {
      ...style,
      sources: { ...style.sources, ...pinSources },
      layers: [...style.layers, ...pinLayers(colors)],
    },
    bounds: toBox(firstView(content)),
    // A framed part is shown unchanged. Other views get a margin.
    fitBoundsOptions: content.bounds ? {} : { padding: FIRST_PADDING, maxZoom: FIRST_MAX_ZOOM },
    maxBounds: MAX_BOUNDS,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // One finger scrolls the page, two move the map.
    cooperativeGestures: isTouch,
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

function addImages(map: MapLibreMap, colors: MapColors): void {
  const looks = {
    open: drawPin(colors.pin, colors['pin-line']),
    full: drawPin(colors.full, colors['full-text']),
    strong: drawPin(colors.strong, colors.pin),
    sign: drawSign(colors.place, colors.pin),
    spot: drawSpot(colors.place, colors.pin),
  };
  for (const [name, { data, options }] of Object.entries(looks)) map.addImage(name, data, options);
}
