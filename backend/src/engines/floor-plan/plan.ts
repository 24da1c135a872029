/** The data of a floor plan: a row of `roomtype`. `name` may say 和室 (tatami) or 浴室共用 (no bath of its own). */
export interface FloorPlanRoom {
  roomtype_id: number;
  layout: string;
  room_area: number;
  mats_area: number;
  equipment: readonly number[];
  name: string;
}

export type SpaceKind =
  | 'room'
  | 'tatami'
  | 'kitchen'
  | 'hall'
  | 'entrance'
  | 'bath'
  | 'wash'
  | 'toilet'
  | 'closet'
  | 'balcony';

/** A rectangle of the plan in metres; x runs across, y from the balcony (0) to the front door. */
export interface Space {
  id: string;
  kind: SpaceKind;
  x: number;
  y: number;
  w: number;
  h: number;
  label?: string;
  /** The second line of the label, such as 6.5畳. */
  size?: string;
  /** The place of the label when the middle of the space is taken. */
  labelAt?: readonly [number, number];
}

export type OpeningKind = 'door' | 'slide' | 'fold' | 'window' | 'sash' | 'step';

/** A piece of wall from (x1, y1) to (x2, y2), hinge first; a door or fold swings to the side (nx, ny). */
export interface Opening {
  kind: OpeningKind;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  nx: number;
  ny: number;
}

export type FixtureKind =
  | 'tub'
  | 'toilet'
  | 'basin'
  | 'washer'
  | 'fridge'
  | 'kitchen'
  | 'shoes'
  | 'pole'
  | 'bed'
  | 'desk'
  | 'loft'
  | 'condenser'
  | 'mats';

/** A fixture fills the box. `side` is the direction of the wall at its back (0 up, 1 right, 2 down, 3 left). */
export interface Fixture {
  kind: FixtureKind;
  x: number;
  y: number;
  w: number;
  h: number;
  side: 0 | 1 | 2 | 3;
  burners?: number;
}

export interface Plan {
  width: number;
  depth: number;
  spaces: Space[];
  openings: Opening[];
  fixtures: Fixture[];
  /** Pairs of space ids with no wall between them. */
  open: [string, string][];
}

/** One 畳 in square metres, as advertisements must count it (at least 1.62). */
export const MAT_M2 = 1.62;

/** Rounds to whole centimetres, so that neighbouring spaces share their edges exactly. */
export function cm(metres: number): number {
  return Math.round(metres * 100) / 100;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** A size as advertisements write it, rounded down to half a 畳. */
export function matsText(areaM2: number): string {
  return `${Math.floor((areaM2 / MAT_M2) * 2 + 0.05) / 2}畳`;
}
