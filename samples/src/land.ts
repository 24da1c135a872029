import { distanceM } from '@gakumado/backend/src/engines/commute/geo.ts';
import type { Point } from '@gakumado/shared/vocabulary';
import type { Position } from 'geojson';

type Edge = readonly [Point, Point];

/** Edges are kept by rows of a hundredth of a degree, about 1.1 km. */
const ROWS_PER_DEGREE = 100;
const rowOf = (lat: number) => Math.floor(lat * ROWS_PER_DEGREE);

/** The point of an edge that is nearest to another point, on the flat. */
function nearestOf([one, other]: Edge, { lat, lon }: Point): Point {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(other.lon - one.lon) * shrink, other.lat - one.lat];
  const along = ((lon - one.lon) * shrink * dx + (lat - one.lat) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(Math.max(along, 0), 1);
  return { lat: one.lat + share * (other.lat - one.lat), lon: one.lon + share * (other.lon - one.lon) };
}

/** Whether an edge comes so near that its distance counts: within a hundredth of a degree of longitude. */
const isBeside = ([one, other]: Edge, { lon }: Point) =>
  Math.min(one.lon, other.lon) - 0.01 < lon && lon < Math.max(one.lon, other.lon) + 0.01;

/** Whether an edge crosses the line that runs from a point to the east. */
function isEastOf([one, other]: Edge, { lat, lon }: Point): boolean {
  if (one.lat > lat === other.lat > lat) return false;
  return lon < one.lon + ((other.lon - one.lon) * (lat - one.lat)) / (other.lat - one.lat);
}

function edgesByRow(rings: readonly Position[][]): Map<number, Edge[]> {
  const rows = new Map<number, Edge[]>();
  for (const ring of rings) {
    const points = ring.map(([lon = 0, lat = 0]) => ({ lat, lon }));
    for (const [index, other] of points.entries()) {
      const one = points[index - 1];
      if (!one) continue;
      const last = rowOf(Math.max(one.lat, other.lat));
      for (let row = rowOf(Math.min(one.lat, other.lat)); row <= last; row += 1) {
        const edges = rows.get(row);
        if (edges) edges.push([one, other]);
        else rows.set(row, [[one, other]]);
      }
    }
  }
  return rows;
}

/** Tells whether a point lies on land, this many metres or more from its shore. `polygons` are those of a MultiPolygon. */
export function landOf(polygons: readonly Position[][][]) {
  const rows = edgesByRow(polygons.flat());
  const edgesOf = (row: number) => rows.get(row) ?? [];
  return (point: Point, metres: number): boolean => {
    const row = rowOf(point.lat);
    // An odd number of edges to the east: inside.
    if (edgesOf(row).filter((edge) => isEastOf(edge, point)).length % 2 === 0) return false;
    return [row - 1, row, row + 1]
      .flatMap(edgesOf)
      .filter((edge) => isBeside(edge, point))
      .every((edge) => distanceM(nearestOf(edge, point), point) >= metres);
  };
}
