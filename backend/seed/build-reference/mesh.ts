import { readFileSync, readdirSync } from 'node:fs';
import { sourcePath } from './sources.ts';

export type Position = { lat: number; lon: number };

/** Wards of 浜松市 before 2024-01-01 and the ward that holds most of each since. */
const reorganised: Record<number, number> = {
  22131: 22138,
  22132: 22138,
  22133: 22138,
  22134: 22138,
  22135: 22139,
  22136: 22139,
  22137: 22140,
};

/** Third-order mesh (1 km) of JIS X 0410: 1/120 degree of latitude by 1/80 of longitude, as row and column. */
export const cellsPerDegree = { lat: 120, lon: 80 };

export type Cell = { row: number; column: number };

export function cellKey(cell: Cell): number {
  return cell.row * 100_000 + cell.column;
}

export function cellOf(position: Position): Cell {
  return {
    row: Math.floor(position.lat * cellsPerDegree.lat),
    column: Math.floor(position.lon * cellsPerDegree.lon),
  };
}

export function cellCentre(cell: Cell): Position {
  return {
    lat: (cell.row + 0.5) / cellsPerDegree.lat,
    lon: (cell.column + 0.5) / cellsPerDegree.lon,
  };
}

/** `53394547`: two digits latitude × 1.5, two digits longitude − 100, then second- and third-order digits. */
function parseCode(code: string): Cell {
  const digits = [...code].map(Number);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = digits;
  return { row: (a * 10 + b) * 80 + e * 10 + g, column: (100 + c * 10 + d) * 80 + f * 10 + h };
}

export type Mesh = {
  /** Municipalities that own a part of the cell. */
  municipalitiesOf: Map<number, number[]>;
  /** Cells that a municipality owns a part of. */
  cellsOf: Map<number, Cell[]>;
};

/** Reads which 1 km cells belong to which municipality; only codes in `known` are kept. */
export function readMesh(known: ReadonlySet<number>): Mesh {
  const directory = sourcePath('jp-data-mesh-csv/mirror/');
  const municipalitiesOf = new Map<number, number[]>();
  const cellsOf = new Map<number, Cell[]>();
  for (const file of readdirSync(directory).sort()) {
    const text = new TextDecoder('shift_jis').decode(readFileSync(directory + file));
    for (const line of text.split(/\r?\n/).slice(1)) {
      const [cityCode = '', , meshCode = ''] = line.split(',');
      const code = Number(cityCode);
      const cityId = reorganised[code] ?? code;
      if (meshCode === '' || !known.has(cityId)) continue;
      const cell = parseCode(meshCode.trim());
      const owners = municipalitiesOf.get(cellKey(cell)) ?? [];
      if (owners.includes(cityId)) continue;
      municipalitiesOf.set(cellKey(cell), [...owners, cityId]);
      const cells = cellsOf.get(cityId) ?? [];
      cells.push(cell);
      cellsOf.set(cityId, cells);
    }
  }
  return { municipalitiesOf, cellsOf };
}

/** The centre of the own cell nearest to the centroid, so that the point lies inside the municipality. */
export function municipalityCentre(mesh: Mesh, cityId: number): Position {
  const cells = mesh.cellsOf.get(cityId) ?? [];
  const row = cells.reduce((sum, cell) => sum + cell.row, 0) / cells.length;
  const column = cells.reduce((sum, cell) => sum + cell.column, 0) / cells.length;
  let best: Cell | undefined;
  let bestDistance = Infinity;
  for (const cell of cells) {
    const shared = (mesh.municipalitiesOf.get(cellKey(cell))?.length ?? 1) > 1 ? 4 : 0;
    const distance = (cell.row - row) ** 2 + (cell.column - column) ** 2 + shared;
    if (distance < bestDistance) [best, bestDistance] = [cell, distance];
  }
  if (best === undefined) throw new Error(`Municipality ${cityId} has no mesh cell`);
  return cellCentre(best);
}

/** Metres on the ground between two positions (haversine). */
export function distanceM(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const dLat = (to.lat - from.lat) * radians;
  const dLon = (to.lon - from.lon) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.sin(dLon / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

/**
 * The likelihood of each municipality at a position. A cell on a border lists every owner, so the cells around
 * vote too: full weight for a cell with one owner, a share otherwise, falling with the distance.
 */
export function municipalityScores(mesh: Mesh, position: Position): Map<number, number> {
  const home = cellOf(position);
  const candidates = mesh.municipalitiesOf.get(cellKey(home)) ?? [];
  const scores = new Map<number, number>(candidates.map((cityId) => [cityId, 0]));
  for (let row = home.row - 2; row <= home.row + 2; row += 1) {
    for (let column = home.column - 2; column <= home.column + 2; column += 1) {
      const owners = mesh.municipalitiesOf.get(cellKey({ row, column })) ?? [];
      const distance = distanceM(position, cellCentre({ row, column }));
      const weight = 1 / owners.length / (distance / 500 + 0.3) ** 2;
      for (const owner of owners) {
        const score = scores.get(owner);
        if (score !== undefined) scores.set(owner, score + weight);
      }
    }
  }
  return scores;
}
