import { geoJSONToTile } from '@maplibre/geojson-vt';
import type { GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { readJoinedStreets } from './join-lines.ts';
import { BLOCK_ZOOM, readBlock, readCountry, readRailways } from './map-tables.ts';
import type { MapRow, MapRows } from './map-tables.ts';
import { firstZooms, MIN_AREA_PX, TILE_PX, TILE_ZOOMS, toleranceAt } from './tile-plan.ts';
import { boxOfTile, doBoxesMeet } from './unit-square.ts';
import type { TileAddress, UnitBox } from './unit-square.ts';

export const EXTENT = 4096;
/** Around a tile, in its units, so that a line along its edge has its whole width. */
const BUFFER = 64;

type Layer = keyof typeof firstZooms;

/** Where the rows of a tile come from: the blocks that it touches, or the whole country. */
function rowsAround(tile: TileAddress, box: UnitBox): MapRows {
  if (tile.z < BLOCK_ZOOM) return readCountry();
  const own = 2 ** (tile.z - BLOCK_ZOOM);
  const [ownX, ownY] = [Math.floor(tile.x / own), Math.floor(tile.y / own)];
  if (!readBlock(ownX, ownY)) {
    return { streets: readJoinedStreets(ownX, ownY), land: readCountry().land };
  }
  const scale = 2 ** BLOCK_ZOOM;
  const found: MapRows = { streets: [], land: [] };
  for (let x = Math.floor(box.minX * scale); x <= Math.floor(box.maxX * scale); x++) {
    for (let y = Math.floor(box.minY * scale); y <= Math.floor(box.maxY * scale); y++) {
      const rows = readBlock(x, y);
      for (const layer of ['streets', 'land'] as const) {
        for (const row of rows?.[layer] ?? []) if (doBoxesMeet(row.box, box)) found[layer].push(row);
      }
    }
  }
  return found;
}

/** A name as a map shows it: the first of several, without the remark in brackets, such as a crossing. */
const shownName = (name = '') => name.replace(/;.*$|[(（].*$/, '');

/** Rows that are drawn alike are one feature: their properties are sent once. */
function toFeatures(rows: readonly MapRow[], order: readonly string[], isArea: boolean): Feature[] {
  const alike = Map.groupBy(rows, ({ kind, level, name }) => `${kind}\t${level ?? ''}\t${shownName(name)}`);
  const groups = [...alike.values()].map((group) => ({ first: group[0]!, group }));
  groups.sort((one, other) => order.indexOf(one.first.kind) - order.indexOf(other.first.kind));
  return groups.map(({ first: { kind, level, name }, group }) => ({
    type: 'Feature',
    properties: { kind, ...(level && { level }), ...(shownName(name) && { name: shownName(name) }) },
    geometry: isArea
      ? { type: 'MultiPolygon', coordinates: group.map(({ lines }) => lines) }
      : { type: 'MultiLineString', coordinates: group.flatMap(({ lines }) => lines) },
  }));
}

/**
 * The features of a tile by layer, cut at its edges: points are from 0 to {@link EXTENT}. The zoom is one of {@link TILE_ZOOMS}.
 */
export function layersOfTile(tile: TileAddress): Record<Layer, GeoJSONVTTile> {
  const { z, x, y } = tile;
  const box = boxOfTile(tile, BUFFER / EXTENT);
  const rows = { ...rowsAround(tile, box), rails: readRailways() };
  const minSize = MIN_AREA_PX / TILE_PX / 2 ** z;
  const cut = (layer: Layer) => {
    const isArea = layer === 'land';
    const zooms: Readonly<Record<string, number>> = firstZooms[layer];
    const shown = rows[layer].filter(
      (row) =>
        (zooms[row.kind] ?? Infinity) <= z &&
        doBoxesMeet(row.box, box) &&
        (!isArea || Math.max(row.box.maxX - row.box.minX, row.box.maxY - row.box.minY) > minSize),
    );
    const features = toFeatures(shown, Object.keys(zooms), isArea);
    return geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
      coordinates: 'unitSquare',
      clip: true,
      buffer: BUFFER,
      extent: EXTENT,
      tolerance: toleranceAt(z),
      maxZoom: TILE_ZOOMS.max,
    });
  };
  return { land: cut('land'), streets: cut('streets'), rails: cut('rails') };
}

/**
 * Cuts a vector tile (Mapbox Vector Tile 2.1, not compressed) from the tables, with the layers `streets`, `land` and `rails`. It
 * is empty where there is nothing. The zoom is one of {@link TILE_ZOOMS}.
 */
export function cutTile(tile: TileAddress): Uint8Array {
  const layers = Object.entries(layersOfTile(tile)).filter(([, { features }]) => features.length > 0);
  return fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT });
}
