import { roundPoint, type Ring } from './map-geometry.ts';
import { cellCentre, cellKey, cellsPerDegree, municipalityScores, type Cell, type Mesh } from './mesh.ts';
import { smoothArc } from './smooth-arc.ts';
import { requireSource } from './sources.ts';

/** Corners of cells are counted in half cells, so that the middle of a side is a whole number too. */
const half = 2;

type Topology = {
  type: 'Topology';
  objects: Record<string, { type: 'GeometryCollection'; geometries: object[] }>;
  arcs: Ring[];
};

/** For a municipality whose cells all went to neighbours: the cell in which it has the greatest share. */
function ownBestCell(mesh: Mesh, cityId: number): Cell | undefined {
  const share = (cell: Cell): number => municipalityScores(mesh, cellCentre(cell)).get(cityId) ?? 0;
  return mesh.cellsOf.get(cityId)?.toSorted((a, b) => share(b) - share(a))[0];
}

/** One owner per cell: the municipality with the best score at its centre; none stays without a cell. */
function assignCells(mesh: Mesh): Map<number, Cell[]> {
  const owned = new Map<number, Cell[]>();
  const seen = new Set<number>();
  for (const cell of [...mesh.cellsOf.values()].flat()) {
    if (seen.has(cellKey(cell))) continue;
    seen.add(cellKey(cell));
    const owners = mesh.municipalitiesOf.get(cellKey(cell)) ?? [];
    const scores = owners.length > 1 ? [...municipalityScores(mesh, cellCentre(cell))] : [];
    const [best] = scores.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const owner = best?.[0] ?? owners[0];
    if (owner === undefined) continue;
    const cells = owned.get(owner) ?? [];
    cells.push(cell);
    owned.set(owner, cells);
  }
  for (const cityId of mesh.cellsOf.keys()) {
    const cell = owned.has(cityId) ? undefined : ownBestCell(mesh, cityId);
    if (!cell) continue;
    for (const [other, cells] of owned) {
      owned.set(
        other,
        cells.filter((c) => cellKey(c) !== cellKey(cell)),
      );
    }
    owned.set(cityId, [cell]);
  }
  return owned;
}

/** The outline of a set of cells as closed rings with a point at every cell corner. */
function traceRings(cells: readonly Cell[]): Ring[] {
  const inside = new Set(cells.map(cellKey));
  const next = new Map<number, Cell[]>();
  const addSide = (from: Cell, to: Cell): void => {
    next.set(cellKey(from), [...(next.get(cellKey(from)) ?? []), to]);
  };
  for (const { row, column } of cells) {
    const isInside = (r: number, c: number): boolean => inside.has(cellKey({ row: r, column: c }));
    const corner = (r: number, c: number): Cell => ({ row: row + r, column: column + c });
    if (!isInside(row - 1, column)) addSide(corner(0, 1), corner(0, 0));
    if (!isInside(row, column - 1)) addSide(corner(0, 0), corner(1, 0));
    if (!isInside(row + 1, column)) addSide(corner(1, 0), corner(1, 1));
    if (!isInside(row, column + 1)) addSide(corner(1, 1), corner(0, 1));
  }
  const rings: Ring[] = [];
  for (const start of [...next.keys()].sort((a, b) => a - b)) {
    while ((next.get(start)?.length ?? 0) > 0) {
      const ring: Ring = [];
      let key = start;
      for (let side = next.get(key)?.pop(); side; side = next.get(key)?.pop()) {
        ring.push([side.column * half, side.row * half]);
        key = cellKey(side);
        if (key === start) break;
      }
      const last = ring.at(-1);
      if (last) rings.push([last, ...ring]);
    }
  }
  return rings;
}

/** Whole numbers, each point relative to the one before: TopoJSON's quantised form. */
function deltas(arc: Ring): Ring {
  return arc.map(([x, y], index) => {
    const [px, py] = arc[index - 1] ?? [0, 0];
    return [x - px, y - py];
  });
}

type Borders = { type: 'MultiLineString'; coordinates: Ring[] };

export type MunicipalityTopology = Topology & { transform: object };

/**
 * GeoJSON of the borders on land, each drawn once: one feature between prefectures, one between the
 * municipalities of a prefecture; property: kind.
 */
export function buildBorderMap(topology: MunicipalityTopology): object {
  type Side = { id: number };
  const { mesh } = requireSource<{
    mesh: (topology: object, object: unknown, filter: (a: Side, b: Side) => boolean) => Borders;
  }>('topojson-client');
  const isAcross = (a: Side, b: Side): boolean => Math.floor(a.id / 1000) !== Math.floor(b.id / 1000);
  const filters = {
    prefecture: (a: Side, b: Side) => a.id !== b.id && isAcross(a, b),
    municipality: (a: Side, b: Side) => a.id !== b.id && !isAcross(a, b),
  };
  const features = Object.entries(filters).map(([kind, filter]) => {
    const { type, coordinates } = mesh(topology, topology.objects['municipalities'], filter);
    const geometry = { type, coordinates: coordinates.map((border) => border.map(roundPoint)) };
    return { type: 'Feature', properties: { kind }, geometry };
  });
  return { type: 'FeatureCollection', features };
}

/**
 * TopoJSON of municipality outlines (object `municipalities`, id = city_id). Borders follow 1 km cells, with
 * the steps cut off; every border is one arc, so it can be drawn once.
 */
export function buildMunicipalityMap(mesh: Mesh): MunicipalityTopology {
  const { topology } = requireSource<{ topology: (objects: object) => Topology }>('topojson-server');
  const owned = [...assignCells(mesh)].sort(([a], [b]) => a - b);
  const features = owned.map(([city_id, cells]) => ({
    type: 'Feature',
    id: city_id,
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: traceRings(cells).map((ring) => [ring]) },
  }));
  const { objects, arcs } = topology({ municipalities: { type: 'FeatureCollection', features } });
  const smooth = arcs.map(smoothArc);
  const [west, south] = [0, 1].map((axis) =>
    Math.min(...smooth.flatMap((arc) => arc.map((p) => p[axis] ?? 0))),
  );
  const scale = [1 / (cellsPerDegree.lon * half), 1 / (cellsPerDegree.lat * half)];
  const translate = [(west ?? 0) * (scale[0] ?? 0), (south ?? 0) * (scale[1] ?? 0)];
  const placed = smooth.map((arc) => deltas(arc.map(([x, y]) => [x - (west ?? 0), y - (south ?? 0)])));
  return { type: 'Topology', transform: { scale, translate }, objects, arcs: placed };
}
