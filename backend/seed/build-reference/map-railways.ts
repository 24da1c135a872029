import type { LineName } from './lines.ts';
import { roundPoint, type Point } from './map-geometry.ts';
import type { RailGraph } from './rail-graph.ts';
import type { Stop } from './railway-source.ts';
import type { RailLine } from './railways.ts';

/** The links of a line as few long strokes. Each starts at an end or a branch and continues as far as possible. */
function strokes(graph: RailGraph): Point[][] {
  const left = new Set(graph.links);
  const linksAt = (stop: Stop) => [...left].filter(([a, b]) => a.key === stop.key || b.key === stop.key);
  const found: Point[][] = [];
  while (left.size > 0) {
    const start = graph.stops.find((stop) => linksAt(stop).length % 2 === 1) ?? [...left][0]?.[0];
    let at = start as Stop;
    const points = [roundPoint([at.lon, at.lat])];
    for (let [link] = linksAt(at); link; [link] = linksAt(at)) {
      left.delete(link);
      at = link[0].key === at.key ? link[1] : link[0];
      points.push(roundPoint([at.lon, at.lat]));
    }
    found.push(points);
  }
  return found;
}

/** GeoJSON of the railway lines (straight between stations); properties: line_id, line_name, line_type. */
export function buildRailwayMap(lines: readonly RailLine[], nameLine: (line: RailLine) => LineName): object {
  const features = lines
    .filter((line) => !line.is_through_service)
    .map((line) => {
      const { line_name, line_type } = nameLine(line);
      const geometry = { type: 'MultiLineString', coordinates: strokes(line.graph) };
      return { type: 'Feature', properties: { line_id: line.line_id, line_name, line_type }, geometry };
    });
  return { type: 'FeatureCollection', features };
}
