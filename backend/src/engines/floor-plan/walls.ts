import { cm, type Plan, type Space } from './plan.ts';

export interface Wall {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  isOuter: boolean;
}

type Interval = [from: number, to: number];

/** One side of a space: on the line `at` (x of a vertical side, y of a horizontal one), from `from` to `to`. */
interface Side {
  space: Space;
  isVertical: boolean;
  isFar: boolean;
  at: number;
  from: number;
  to: number;
}

function sidesOf(space: Space): Side[] {
  const right = cm(space.x + space.w);
  const bottom = cm(space.y + space.h);
  return [
    { space, isVertical: true, isFar: false, at: space.x, from: space.y, to: bottom },
    { space, isVertical: true, isFar: true, at: right, from: space.y, to: bottom },
    { space, isVertical: false, isFar: false, at: space.y, from: space.x, to: right },
    { space, isVertical: false, isFar: true, at: bottom, from: space.x, to: right },
  ];
}

function subtract(whole: Interval, holes: Interval[]): Interval[] {
  const sorted = holes.toSorted((a, b) => a[0] - b[0]);
  const rest: Interval[] = [];
  let from = whole[0];
  for (const [start, end] of sorted) {
    if (start > from) rest.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < whole[1]) rest.push([from, whole[1]]);
  return rest.filter(([start, end]) => end - start > 0.015);
}

function toWall(side: Side, [from, to]: Interval, isOuter: boolean): Wall {
  return side.isVertical
    ? { x1: side.at, y1: from, x2: side.at, y2: to, isOuter }
    : { x1: from, y1: side.at, x2: to, y2: side.at, isOuter };
}

/** Walls where two spaces meet, unless the plan calls the pair open, and around everything (balcony apart). */
export function findWalls(plan: Plan): Wall[] {
  const sides = plan.spaces.filter((space) => space.kind !== 'balcony').flatMap(sidesOf);
  const isOpen = (a: string, b: string) =>
    plan.open.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
  const walls: Wall[] = [];
  for (const side of sides) {
    const touching = sides.filter(
      (other) =>
        other.space !== side.space &&
        other.isVertical === side.isVertical &&
        other.isFar !== side.isFar &&
        Math.abs(other.at - side.at) < 0.015 &&
        Math.min(other.to, side.to) - Math.max(other.from, side.from) > 0.015,
    );
    const shared = touching.map((other): Interval => [
      Math.max(other.from, side.from),
      Math.min(other.to, side.to),
    ]);
    for (const free of subtract([side.from, side.to], shared)) walls.push(toWall(side, free, true));
    if (!side.isFar) continue;
    touching.forEach((other, index) => {
      const piece = shared[index];
      if (piece && !isOpen(side.space.id, other.space.id)) walls.push(toWall(side, piece, false));
    });
  }
  return walls;
}
