import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { OSMTransform } from 'osm-pbf-parser-node';
import { closed, isWithin, joined } from './geometry.ts';
import type { Point } from './geometry.ts';
import { areaOf, ENTRANCE_KEY, isEntrance, railOf, READ_KEYS, streetOf } from './kinds.ts';
import type { LineKind, Tags } from './kinds.ts';

interface OsmNode {
  type: 'node';
  id: number;
  lat: number;
  lon: number;
  tags?: Tags;
}
interface OsmWay {
  type: 'way';
  id: number;
  refs: readonly number[];
  tags?: Tags;
}
interface OsmRelation {
  type: 'relation';
  id: number;
  members: readonly { type: 'node' | 'way' | 'relation'; ref: number; role: string }[];
  tags?: Tags;
}
type Items = readonly (OsmNode | OsmWay | OsmRelation | { type?: undefined })[];

export interface Line extends LineKind {
  points: Point[];
}
/** An outer ring and the holes in it, each closed. */
export interface Area {
  kind: string;
  rings: [outer: Point[], ...holes: Point[][]];
}

/** The things of an extract of OpenStreetMap that maps draw. */
export interface Extract {
  streets: Line[];
  rails: Line[];
  areas: Area[];
  /** Entrances of stations. */
  entrances: Point[];
}

/** Reads a file once. `onItems` gets its things in their order, with the tags that are read. */
async function readAll(file: string, onItems: (items: Items) => void): Promise<void> {
  const keys = { node: [ENTRANCE_KEY], way: READ_KEYS, relation: READ_KEYS };
  await pipeline(createReadStream(file), new OSMTransform({ withTags: keys }), async (stream) => {
    for await (const items of stream as AsyncIterable<Items>) onItems(items);
  });
}

/** The positions of nodes by their ids, small enough for the nodes of a country: 16 bytes each. */
class Nodes {
  readonly #ids: Float64Array;
  readonly #at: Int32Array;

  constructor(ids: ReadonlySet<number>) {
    this.#ids = Float64Array.from(ids).sort();
    this.#at = new Int32Array(this.#ids.length * 2).fill(NOWHERE);
  }

  #indexOf(id: number): number {
    let [low, high] = [0, this.#ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle]!;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  put({ id, lat, lon }: OsmNode): void {
    const index = this.#indexOf(id);
    if (index < 0) return;
    this.#at[index * 2] = Math.round(lon * NODE_PRECISION);
    this.#at[index * 2 + 1] = Math.round(lat * NODE_PRECISION);
  }

  /** The points of a way. An extract that was cut at a border lacks some: the way goes on at the next one. */
  pointsOf(refs: readonly number[]): Point[] {
    return refs.flatMap((id): Point[] => {
      const index = this.#indexOf(id);
      const lon = this.#at[index * 2];
      const lat = this.#at[index * 2 + 1];
      if (lon === undefined || lat === undefined || lon === NOWHERE) return [];
      return [[lon / NODE_PRECISION, lat / NODE_PRECISION]];
    });
  }
}
const NODE_PRECISION = 1e7;
const NOWHERE = -(2 ** 31);

const LINE_POINTS_MIN = 2;
const RING_POINTS_MIN = 4;
const isRing = (points: readonly Point[]) => points.length >= RING_POINTS_MIN;

/** The areas of a multipolygon: each outer ring with the holes that lie in it. */
function areasOf(kind: string, outer: Point[][], inner: Point[][]): Area[] {
  const ringsOf = (lines: Point[][]) =>
    joined(lines.filter((line) => line.length >= LINE_POINTS_MIN))
      .map(closed)
      .filter(isRing);
  const holes = ringsOf(inner);
  return ringsOf(outer).map((ring) => ({
    kind,
    rings: [ring, ...holes.filter((hole) => isWithin(hole[0]!, ring))],
  }));
}

/**
 * Reads what maps draw of an extract (`.osm.pbf`). It is read three times, since relations stand behind the ways that they need,
 * and ways behind their nodes. Throws where it is no such file.
 */
export async function readExtract(file: string): Promise<Extract> {
  const relations: OsmRelation[] = [];
  const members = new Set<number>();
  await readAll(file, (items) => {
    for (const item of items) {
      if (item.type !== 'relation' || item.tags?.['type'] !== 'multipolygon' || !areaOf(item.tags)) continue;
      relations.push(item);
      for (const { type, ref } of item.members) if (type === 'way') members.add(ref);
    }
  });

  const ways = new Map<number, OsmWay>();
  const wanted = new Set<number>();
  await readAll(file, (items) => {
    for (const item of items) {
      if (item.type !== 'way') continue;
      const { tags = {} } = item;
      if (!members.has(item.id) && !streetOf(tags) && !railOf(tags) && !areaOf(tags)) continue;
      ways.set(item.id, item);
      for (const id of item.refs) wanted.add(id);
    }
  });

  const nodes = new Nodes(wanted);
  const extract: Extract = { streets: [], rails: [], areas: [], entrances: [] };
  await readAll(file, (items) => {
    for (const item of items) {
      if (item.type !== 'node') continue;
      nodes.put(item);
      if (isEntrance(item.tags ?? {})) extract.entrances.push([item.lon, item.lat]);
    }
  });

  for (const { refs, tags = {} } of ways.values()) {
    const points = nodes.pointsOf(refs);
    if (points.length < LINE_POINTS_MIN) continue;
    const street = streetOf(tags);
    const rail = railOf(tags);
    const area = areaOf(tags);
    if (street) extract.streets.push({ ...street, points });
    else if (rail) extract.rails.push({ ...rail, points });
    else if (area && refs[0] === refs.at(-1) && isRing(points))
      extract.areas.push({ kind: area, rings: [points] });
  }
  const linesOf = ({ members: all }: OsmRelation, isWanted: (role: string) => boolean) =>
    all.flatMap(({ type, ref, role }) => {
      const way = type === 'way' && isWanted(role) ? ways.get(ref) : undefined;
      return way ? [nodes.pointsOf(way.refs)] : [];
    });
  for (const relation of relations) {
    const outer = linesOf(relation, (role) => role !== 'inner');
    const inner = linesOf(relation, (role) => role === 'inner');
    extract.areas.push(...areasOf(areaOf(relation.tags ?? {})!, outer, inner));
  }
  return extract;
}
