import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { featureFilter, latest, normalizePropertyExpression } from '@maplibre/maplibre-gl-style-spec';
import type {
  FillLayerSpecification,
  LineLayerSpecification,
  StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { groundLayers, mapColorNames, railLayers, streetLayers } from '@gakumado/shared/map-style';
import type { MapColors } from '@gakumado/shared/map-style';
import { stillShapes, toUnit } from '@gakumado/shared/vocabulary';
import { EXTENT, layersOfTile } from './cut-tile.ts';
import type { StillView } from './still-view.ts';
import { stationMarks } from './still-stations.ts';
import { TILE_PX, TILE_ZOOMS } from './tile-plan.ts';

/** The sheet that gives the interactive map its colours. */
const SHEET = new URL('../../../../shared/src/lib/map/map.module.css', import.meta.url);
const COAST = new URL('../../../seed/reference/map/coast.json.gz', import.meta.url);

/**
 * Layers that a still map has no use for: outlines of tunnels need a gap that SVG does not know, those of the land would follow the edges of
 * tiles, borders end at zoom 13.
 */
const LEFT_OUT = new Set(['tunnels', 'stations', 'coast', 'municipality-borders', 'prefecture-borders']);

function readColors(): MapColors {
  const sheet = readFileSync(SHEET, 'utf8');
  return Object.fromEntries(
    mapColorNames.map((name) => {
      const color = new RegExp(`--map-${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
      if (!color) throw new Error(`${SHEET.pathname} has no colour --map-${name}.`);
      return [name, color];
    }),
  ) as MapColors;
}

let style: ReturnType<typeof readStyle> | undefined;

/** The layers of the interactive map in their order, from the ground up. */
function readStyle() {
  const colors = readColors();
  const layers = [...groundLayers(colors), ...streetLayers(colors), ...railLayers(colors)];
  return { colors, layers: layers.filter(({ id }) => !LEFT_OUT.has(id)) };
}

let coast: GeoJSONVT | undefined;

/** The outlines of the land, in tiles like the others. */
const readCoast = () =>
  (coast ??= new GeoJSONVT(JSON.parse(gunzipSync(readFileSync(COAST)).toString()), {
    maxZoom: TILE_ZOOMS.max,
    indexMaxZoom: TILE_ZOOMS.min,
    extent: EXTENT,
    tolerance: 3,
    buffer: 64,
  }));

type Layer = ReturnType<typeof readStyle>['layers'][number];

/** Reads a property of a layer at a zoom, by feature; its default where the layer has none, and nothing where its type has no such property. */
function reader(layer: Layer, group: 'paint' | 'layout', name: string, zoom: number) {
  const rules: Readonly<Record<string, unknown>> = latest[`${group}_${layer.type}`];
  const rule = rules[name] as StylePropertySpecification | undefined;
  const given: unknown = Reflect.get(Object(Reflect.get(layer, group)), name) ?? rule?.default;
  const expression =
    given === undefined || !rule ? undefined : normalizePropertyExpression(given, name, rule);
  return (feature: GeoJSONVTFeature): unknown =>
    expression?.evaluate({ zoom }, { type: feature.type, properties: feature.tags ?? {} });
}

const short = (value: number) => value.toFixed(2).replace(/\.?0+$/, '');

/** A feature of a tile with the place of the tile on the picture. */
interface Placed {
  feature: GeoJSONVTFeature;
  left: number;
  top: number;
}

interface Canvas {
  zoom: number;
  width: number;
  height: number;
  /** px of a unit of a tile. */
  scale: number;
}

/** The outline of a feature as an SVG path; parts beside the picture are left out. */
function outlineOf({ feature, left, top }: Placed, { scale, width, height }: Canvas): string {
  if (feature.type === 1) return '';
  const parts: string[] = [];
  for (const line of feature.geometry) {
    let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
    const points = line.map(([unitX, unitY]) => {
      const [x, y] = [left + unitX * scale, top + unitY * scale];
      [minX, maxX, minY, maxY] = [Math.min(minX, x), Math.max(maxX, x), Math.min(minY, y), Math.max(maxY, y)];
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    if (maxX < -20 || minX > width + 20 || maxY < -20 || minY > height + 20) continue;
    parts.push(`M${points.join('L')}${feature.type === 3 ? 'z' : ''}`);
  }
  return parts.join('');
}

/** How a layer draws its features at a zoom: the attributes of an SVG path for each; undefined for one that does not show. */
function looksOf(layer: FillLayerSpecification | LineLayerSpecification, zoom: number) {
  const read = (group: 'paint' | 'layout', name: string) => reader(layer, group, name, zoom);
  const [color, opacity] = [read('paint', `${layer.type}-color`), read('paint', `${layer.type}-opacity`)];
  const [width, dashes] = [read('paint', 'line-width'), read('paint', 'line-dasharray')];
  const [cap, join] = [read('layout', 'line-cap'), read('layout', 'line-join')];

  function lookOfLine(feature: GeoJSONVTFeature): string | undefined {
    const px = Number(width(feature));
    if (px <= 0) return undefined;
    // In widths of the line.
    const dash = dashes(feature) as readonly number[] | undefined;
    return [
      `fill="none" stroke="${String(color(feature))}" stroke-width="${short(px)}"`,
      `stroke-linecap="${String(cap(feature))}" stroke-linejoin="${String(join(feature))}"`,
      ...(dash ? [`stroke-dasharray="${dash.map((length) => short(length * px)).join(' ')}"`] : []),
    ].join(' ');
  }

  return (feature: GeoJSONVTFeature): string | undefined => {
    const share = Number(opacity(feature));
    if (share === 0) return undefined;
    const look = layer.type === 'line' ? lookOfLine(feature) : `fill="${String(color(feature))}"`;
    return look && share < 1 ? `opacity="${short(share)}" ${look}` : look;
  };
}

/** A layer over its features: those that are drawn alike are one path, in the order of the first of each. */
function drawLayer(layer: Layer, placed: readonly Placed[], canvas: Canvas): string {
  const { zoom } = canvas;
  if (layer.type !== 'fill' && layer.type !== 'line') return '';
  if (zoom < (layer.minzoom ?? 0) || zoom >= (layer.maxzoom ?? Infinity)) return '';
  const shown = featureFilter(layer.filter, 'filter');
  const lookOf = looksOf(layer, zoom);
  const outlines = new Map<string, string[]>();
  for (const one of placed) {
    const { feature } = one;
    if (!shown.filter({ zoom }, { type: feature.type, properties: feature.tags ?? {} })) continue;
    const look = lookOf(feature);
    const outline = look && outlineOf(one, canvas);
    if (!outline) continue;
    const alike = outlines.get(look) ?? [];
    outlines.set(look, alike);
    alike.push(outline);
  }
  return Array.from(outlines, ([look, parts]) => `<path ${look} d="${parts.join('')}"/>`).join('');
}

/**
 * A part of the map as SVG: it shows the same as the interactive map does there, by the same style, but no names except those of stations.
 */
export function drawStillMap({ lat, lon, zoom, shape }: StillView): string {
  style ??= readStyle();
  const { width, height } = stillShapes[shape];
  const z = Math.min(TILE_ZOOMS.max, Math.max(TILE_ZOOMS.min, zoom));
  const tilePx = TILE_PX * 2 ** (zoom - z);
  const [unitX, unitY] = toUnit(lat, lon);
  const [originX, originY] = [unitX * 2 ** z * tilePx - width / 2, unitY * 2 ** z * tilePx - height / 2];
  const sources: Record<string, Placed[]> = { base: [], land: [], streets: [], rails: [] };
  for (let x = Math.floor(originX / tilePx); x * tilePx < originX + width; x += 1) {
    for (let y = Math.floor(originY / tilePx); y * tilePx < originY + height; y += 1) {
      const layers = { base: readCoast().getTile(z, x, y), ...layersOfTile({ z, x, y }) };
      const [left, top] = [x * tilePx - originX, y * tilePx - originY];
      for (const [name, tile] of Object.entries(layers)) {
        for (const feature of tile?.features ?? []) sources[name]!.push({ feature, left, top });
      }
    }
  }
  const canvas = { zoom, width, height, scale: tilePx / EXTENT };
  const place = (at: { lat: number; lon: number }) => {
    const [x, y] = toUnit(at.lat, at.lon);
    return { x: x * 2 ** z * tilePx - originX, y: y * 2 ** z * tilePx - originY };
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${style.colors.water}"/>`,
    ...style.layers.map((layer) => {
      const source = layer.id === 'land' ? 'base' : Reflect.get(layer, 'source-layer');
      return drawLayer(layer, sources[String(source)] ?? [], canvas);
    }),
    zoom >= 12 ? stationMarks(place, canvas, style.colors) : '',
    '</svg>',
  ].join('');
}
