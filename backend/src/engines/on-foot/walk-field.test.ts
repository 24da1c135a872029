import type { Point } from '@gakumado/shared/vocabulary';
import { packFields, unpackFields } from './field-files.ts';
import { LATTICE, latticeOf, SHORTER_STEPS, STEP_M, UNKNOWN, WalkField } from './walk-field.ts';
import type { MeasuredField } from './walk-field.ts';

const PLACE = { lat: 35.7057, lon: 139.7213 };
const WIDTH = 4;
const [middleX, middleY] = latticeOf(PLACE);
const [X, Y] = [Math.floor(middleX) - 1, Math.floor(middleY) - 1];

/** A field of four by four points around the place, with so many steps more than the straight line at each. */
const fieldOf = (steps: readonly (number | null)[]): MeasuredField => ({
  ...PLACE,
  x: X,
  y: Y,
  width: WIDTH,
  values: Uint8Array.from(steps, (step) => (step === null ? UNKNOWN : step + SHORTER_STEPS)),
  gates: [],
});

/** The point of the world at a position of the lattice, counted from the field's first. */
function at(x: number, y: number): Point {
  const size = 2 ** 12 * LATTICE;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (Y + y)) / size))) * 180) / Math.PI;
  return { lat, lon: ((X + x) / size - 0.5) * 360 };
}

const everywhere = (step: number) => Array.from({ length: WIDTH * WIDTH }, () => step);

test('a walk is the straight line and what the streets add around it', () => {
  const field = new WalkField(fieldOf(everywhere(3)));
  expect(field.metresFrom(at(1.3, 1.8), 200)).toBeCloseTo(200 + 3 * STEP_M);
});

test('between the points of the lattice what they add goes over from one to the next', () => {
  // Ten steps in the east, none in the west.
  const field = new WalkField(
    fieldOf(Array.from({ length: 16 }, (_none, point) => (point % 4 > 1 ? 10 : 0))),
  );
  expect(field.metresFrom(at(1, 1), 100)).toBeCloseTo(100);
  expect(field.metresFrom(at(1.5, 1.5), 100)).toBeCloseTo(100 + 5 * STEP_M);
  expect(field.metresFrom(at(2, 1), 100)).toBeCloseTo(100 + 10 * STEP_M);
});

test('a gate may be nearer than the straight line to the middle, and no walk is shorter than nothing', () => {
  const field = new WalkField(fieldOf(everywhere(-8)));
  expect(field.metresFrom(at(1, 1), 500)).toBeCloseTo(500 - 8 * STEP_M);
  expect(field.metresFrom(at(1, 1), 50)).toBe(0);
});

test('a walk is unknown where most of what is around is, and outside', () => {
  const values: (number | null)[] = everywhere(2);
  values[5] = null;
  const field = new WalkField(fieldOf(values));
  expect(field.metresFrom(at(1.1, 1.1), 100)).toBeUndefined();
  expect(field.metresFrom(at(1.9, 1.9), 100)).toBeCloseTo(100 + 2 * STEP_M);
  for (const outside of [at(-0.1, 1), at(1, -0.1), at(3.1, 1), at(1, 3.1)])
    expect(field.metresFrom(outside, 100)).toBeUndefined();
});

test('files hold the fields as they were measured', () => {
  const steps = Array.from({ length: 16 }, (_none, point) => (point % 5 === 0 ? null : point * 7 - 30));
  const fields = [fieldOf(steps), { ...fieldOf(everywhere(1)), lat: 35.1, gates: [PLACE] }];
  expect(unpackFields(packFields(fields))).toEqual(fields);
  expect(unpackFields(packFields([]))).toEqual([]);
});
