import { toUnit } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { BLOCK_ZOOM } from '../map-tiles/map-tables.ts';

/** Points of the lattice along a block of the map: some 60 m from one to the next. */
export const LATTICE = 128;

/** A step of the kept metres. */
export const STEP_M = 20;

/** Steps that a walk may be shorter than the straight line: the gate of a large ground is nearer than its middle. */
export const SHORTER_STEPS = 50;

/** No walk is known. */
export const UNKNOWN = 255;

/** A walk is known where most of what is around is: this part of it, by weight. */
const ENOUGH = 0.5;

const LATTICE_WORLD = 2 ** BLOCK_ZOOM * LATTICE;

/** The position of a place on the lattice of the world, in points from its north-west corner. */
export function latticeOf({ lat, lon }: Point): [x: number, y: number] {
  const [x, y] = toUnit(lat, lon);
  return [x * LATTICE_WORLD, y * LATTICE_WORLD];
}

/** A field as it was measured: its first point on the lattice, its width, and its values row by row. */
export interface MeasuredField extends Point {
  x: number;
  y: number;
  width: number;
  /** How much longer than the straight line the walk from a point of the lattice is: steps of STEP_M, and SHORTER_STEPS more; or UNKNOWN. */
  values: Uint8Array;
  /** Where one gets in, of a campus whose ground is known. */
  gates: readonly Point[];
}

/**
 * The metres on foot to a place from everywhere around it. They were measured along the streets at the points of a lattice
 * (`npm run walks`); between these points a walk is as much longer than the straight line as it is at the four around.
 */
export class WalkField {
  readonly gates: readonly Point[];
  private readonly field: MeasuredField;

  constructor(field: MeasuredField) {
    this.field = field;
    this.gates = field.gates;
  }

  /**
   * Metres along the streets from a place that is `straightM` away; undefined where they are not known, or the place is farther than
   * the field goes.
   */
  metresFrom(from: Point, straightM: number): number | undefined {
    const { width, values } = this.field;
    const [latticeX, latticeY] = latticeOf(from);
    const [x, y] = [latticeX - this.field.x, latticeY - this.field.y];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left < 0 || top < 0 || left + 1 >= width || (top + 2) * width > values.length) return undefined;
    const [partX, partY] = [x - left, y - top];
    let sum = 0;
    let known = 0;
    for (let corner = 0; corner < 4; corner += 1) {
      const [right, bottom] = [corner & 1, corner >> 1];
      const value = values[(top + bottom) * width + left + right]!;
      if (value === UNKNOWN) continue;
      const weight = (right ? partX : 1 - partX) * (bottom ? partY : 1 - partY);
      sum += weight * value;
      known += weight;
    }
    return known < ENOUGH ? undefined : Math.max(0, straightM + (sum / known - SHORTER_STEPS) * STEP_M);
  }
}
