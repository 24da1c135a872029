import type { FeatureCollection } from 'geojson';

type Listener = (event: Record<string, unknown>) => void;

interface Source {
  data: FeatureCollection;
  setData: (data: FeatureCollection) => Promise<void>;
  getClusterExpansionZoom: () => Promise<number>;
}

/** The map that was made last, for expectations and to act as its visitor. */
export const mapStub: { map: MapLibreMap | null } = { map: null };

/** Replaces MapLibre in tests, which have no WebGL. It records calls, and sends the events that a test asks for. */
export class MapLibreMap {
  sources: Record<string, Source> = {};
  listeners: Record<string, Listener[]> = {};
  found: { properties: Record<string, unknown>; geometry: unknown }[] = [];
  seen = { south: 35, west: 139, north: 36, east: 140 };
  framed: unknown;
  eased: unknown;
  zoomed: number[] = [];
  tiles: Record<string, string[]> = {};
  isRemoved = false;
  canvas = document.createElement('canvas');
  touchZoomRotate = { disableRotation: () => {} };
  keyboard = { disableRotation: () => {} };

  constructor(options: {
    container: HTMLElement;
    bounds: unknown;
    style: { sources: Record<string, { data: FeatureCollection }> };
  }) {
    mapStub.map = this;
    this.framed = options.bounds;
    this.canvas.tabIndex = 0;
    options.container.append(this.canvas);
    for (const [name, { data }] of Object.entries(options.style.sources)) {
      const source: Source = {
        data,
        setData: async (next) => void (source.data = next),
        getClusterExpansionZoom: async () => 14,
      };
      this.sources[name] = source;
    }
    queueMicrotask(() => {
      this.fire('style.load');
      this.fire('idle');
    });
  }
  on(type: string, listener: Listener) {
    (this.listeners[type] ??= []).push(listener);
  }
  once(type: string, listener: Listener) {
    this.on(type, listener);
  }
  /** Lets something happen on the map. */
  fire(type: string, event: Record<string, unknown> = {}) {
    for (const listener of this.listeners[type] ?? []) listener({ type, point: { x: 10, y: 10 }, ...event });
  }
  /** Lets the visitor move the map. */
  moveTo(seen: MapLibreMap['seen']) {
    this.seen = seen;
    this.fire('moveend', { originalEvent: {} });
  }
  /** Lets the visitor tap on a feature of the given layer; on nothing without one. */
  tap(layer: string, properties: Record<string, unknown> | null) {
    const geometry = { type: 'Point', coordinates: [139.7, 35.7] };
    this.queryRenderedFeatures = (_box, { layers }) =>
      properties && layers.includes(layer) ? [{ properties, geometry }] : [];
    this.fire('click');
  }
  queryRenderedFeatures(_box: unknown, _query: { layers: string[] }): MapLibreMap['found'] {
    return this.found;
  }
  getSource(name: string) {
    return this.sources[name];
  }
  getBounds() {
    const { south, west, north, east } = this.seen;
    return { getSouth: () => south, getWest: () => west, getNorth: () => north, getEast: () => east };
  }
  getCanvas() {
    return this.canvas;
  }
  isMoving() {
    return false;
  }
  getZoom() {
    return 12;
  }
  getMaxZoom() {
    return 17;
  }
  zoomTo(zoom: number) {
    this.zoomed.push(zoom);
  }
  easeTo(view: unknown) {
    this.eased = view;
  }
  fitBounds(box: unknown) {
    this.framed = box;
  }
  unproject([x, y]: [number, number]) {
    return { lat: 36 - y / 1000, lng: 139 + x / 1000 };
  }
  addImage() {}
  addSource(name: string, source: { tiles: string[] }) {
    this.tiles[name] = source.tiles;
  }
  addLayer() {}
  remove() {
    this.isRemoved = true;
  }
}

export function setWorkerUrl(): void {}
