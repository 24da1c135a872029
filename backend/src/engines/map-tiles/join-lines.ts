import { LRUCache } from 'lru-cache';
import { BLOCK_ZOOM, readBlock, readCountry } from './map-tables.ts';
import type { MapRow } from './map-tables.ts';
import { boxAround, boxOfTile, doBoxesMeet } from './unit-square.ts';
import type { UnitPoint } from '@gakumado/shared/vocabulary';

/** The width of a block, in the unit of points. */
const BLOCK = 2 ** -BLOCK_ZOOM;
/** A line ends at a border when it is so near to it: the tables are exact to about a metre. */
const AT_BORDER = BLOCK / 3_000;
/** The lines of the country are off by up to 60 m: those of a block end so near to them (150 m). */
const NEAR = BLOCK / 50;
/** A line is bent over this length (800 m), so that no kink is seen. */
const BENT = BLOCK / 10;

/** One side of a block: all points of it have `at` as their coordinate `axis` (0 is x, 1 is y). */
interface Side {
  axis: 0 | 1;
  at: number;
  /** The ends of lines there, by kind. */
  ends: Map<string, UnitPoint[]>;
}

/** The sides of a tile of {@link BLOCK_ZOOM} behind which a block lies, with what ends at them. */
function sidesOf(x: number, y: number): Side[] {
  const sides = [
    { axis: 0, at: x, block: [x - 1, y] },
    { axis: 0, at: x + 1, block: [x + 1, y] },
    { axis: 1, at: y, block: [x, y - 1] },
    { axis: 1, at: y + 1, block: [x, y + 1] },
  ] as const;
  return sides.flatMap(({ axis, at, block: [blockX, blockY] }) => {
    const rows = readBlock(blockX, blockY)?.streets;
    if (!rows) return [];
    const ends = new Map<string, UnitPoint[]>();
    for (const { kind, lines } of rows) {
      for (const point of lines.flatMap((line) => [line[0]!, line.at(-1)!])) {
        if (Math.abs(point[axis] - at * BLOCK) > AT_BORDER) continue;
        ends.set(kind, [...(ends.get(kind) ?? []), point]);
      }
    }
    return [{ axis, at: at * BLOCK, ends }];
  });
}

const distance = (one: UnitPoint, other: UnitPoint) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Where a segment crosses a side, if it does. */
function crossing([from, to]: readonly [UnitPoint, UnitPoint], { axis, at }: Side): UnitPoint | undefined {
  if (from[axis] < at === to[axis] < at) return undefined;
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/** A line that passes through the ends of the lines of its kind, where it crosses a side near to one. */
function bend(line: UnitPoint[], kind: string, sides: readonly Side[]): UnitPoint[] {
  const joints: { after: number; crossed: UnitPoint; end: UnitPoint }[] = [];
  for (const [after, from] of line.slice(0, -1).entries()) {
    for (const side of sides) {
      const crossed = crossing([from, line[after + 1]!], side);
      if (!crossed) continue;
      const ends = (side.ends.get(kind) ?? []).toSorted(
        (one, other) => distance(one, crossed) - distance(other, crossed),
      );
      const end = ends[0];
      if (end && distance(end, crossed) < NEAR) joints.push({ after, crossed, end });
    }
  }
  if (joints.length === 0) return line;
  const moved = line.map((point): UnitPoint => {
    const shifts = joints.map(({ crossed, end }) => {
      const share = Math.max(0, 1 - distance(point, crossed) / BENT);
      return [share * (end[0] - crossed[0]), share * (end[1] - crossed[1])] as const;
    });
    const [x, y] = shifts.toSorted((one, other) => Math.hypot(...other) - Math.hypot(...one))[0]!;
    return [point[0] + x, point[1] + y];
  });
  return moved.flatMap((point, index) => {
    const passed = joints.filter(({ after }) => after === index);
    passed.sort((one, other) => distance(one.crossed, line[index]!) - distance(other.crossed, line[index]!));
    return [[point], passed.map(({ end }) => end)].flat();
  });
}

const kept = new LRUCache<string, MapRow[]>({ max: 64 });

/**
 * The main roads and rivers in a tile of {@link BLOCK_ZOOM} that is no block: those of the whole country, bent so that they go on
 * where those of neighbouring blocks end.
 */
export function readJoinedStreets(x: number, y: number): MapRow[] {
  const key = `${x}/${y}`;
  const known = kept.get(key);
  if (known) return known;
  const box = boxOfTile({ z: BLOCK_ZOOM, x, y }, 0.05);
  const sides = sidesOf(x, y);
  const rows = readCountry()
    .streets.filter((row) => doBoxesMeet(row.box, box))
    .map((row): MapRow => {
      const lines = row.lines.map((line) => bend(line, row.kind, sides));
      return Object.assign({}, row, { lines, box: boxAround(lines.flat()) });
    });
  kept.set(key, rows);
  return rows;
}
