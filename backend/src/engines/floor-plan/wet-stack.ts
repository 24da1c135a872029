import { cm, type Fixture, type Opening, type Plan, type Space } from './plan.ts';

type Part = 'closet' | 'bath' | 'unit' | 'wash' | 'washer' | 'toilet' | 'store';

/** Depth in metres: the least that works, the usual, the most that still looks right. */
const DEPTHS: Record<Part, [least: number, usual: number, most: number]> = {
  closet: [0.55, 0.65, 0.95],
  bath: [1.1, 1.25, 1.6],
  unit: [1.15, 1.25, 1.55],
  wash: [0.85, 1.0, 1.75],
  washer: [0.66, 0.72, 0.9],
  toilet: [0.76, 0.85, 1.05],
  store: [0.4, 0.6, 5],
};

export interface WetNeeds {
  hasCloset: boolean;
  isBathSeparate: boolean;
  hasWashstand: boolean;
  hasWasher: boolean;
  isToiletFirst: boolean;
}

/** The rooms of the wet side in order from the main room to the front door. */
export function wetParts(needs: WetNeeds): Part[] {
  const wash: Part[] = needs.hasWashstand ? ['wash'] : needs.hasWasher ? ['washer'] : [];
  const wet: Part[] = needs.isBathSeparate ? ['bath', ...wash, 'toilet'] : [...wash, 'unit'];
  // A bath without a washroom of its own would open into the entrance if it came last.
  const hasBathAtHall = needs.isBathSeparate && !needs.hasWashstand;
  if (needs.isToiletFirst && !hasBathAtHall) wet.reverse();
  return needs.hasCloset ? ['closet', ...wet] : wet;
}

export function usualDepth(parts: Part[]): number {
  return parts.reduce((sum, part) => sum + DEPTHS[part][1], 0);
}

/** Shares `total` metres among the parts: squeezes below the usual depth, or widens and adds a store. */
function shareDepth(parts: Part[], total: number): { part: Part; depth: number }[] {
  const usual = usualDepth(parts);
  const most = parts.reduce((sum, part) => sum + DEPTHS[part][2], 0);
  if (total > most + DEPTHS.store[0]) return shareDepth([...parts, 'store'], total);
  const bound = total < usual ? 0 : 2;
  const span = parts.reduce((sum, part) => sum + DEPTHS[part][bound] - DEPTHS[part][1], 0);
  const ratio = span === 0 ? 0 : (total - usual) / span;
  return parts.map((part) => ({
    part,
    depth: DEPTHS[part][1] + ratio * (DEPTHS[part][bound] - DEPTHS[part][1]),
  }));
}

const LABELS: Record<Part, { kind: Space['kind']; label?: string }> = {
  closet: { kind: 'closet', label: '収納' },
  bath: { kind: 'bath', label: '浴室' },
  unit: { kind: 'bath', label: 'UB' },
  wash: { kind: 'wash', label: '洗面' },
  washer: { kind: 'wash' },
  toilet: { kind: 'toilet', label: 'WC' },
  store: { kind: 'closet', label: '物入' },
};

/** Adds the column of wet rooms between x and x + w, from y down `total` metres; the hall lies on its left. */
export function addWetStack(
  plan: Plan,
  parts: Part[],
  x: number,
  w: number,
  y: number,
  total: number,
  hall: string,
): void {
  let top = y;
  const shares = shareDepth(parts, total);
  shares.forEach(({ part, depth }, index) => {
    const bottom = index === shares.length - 1 ? cm(y + total) : cm(top + depth);
    const space: Space = { id: `wet-${index}`, ...LABELS[part], x, y: top, w, h: cm(bottom - top) };
    plan.spaces.push(space);
    const above = index > 0 ? shares[index - 1]?.part : undefined;
    const below = shares[index + 1]?.part;
    furnish(plan, part, space, above === 'wash' ? 'above' : below === 'wash' ? 'below' : 'hall');
    if (part === 'washer') plan.open.push([space.id, hall], [space.id, 'genkan']);
    top = bottom;
  });
}

function furnish(plan: Plan, part: Part, space: Space, bathDoor: 'above' | 'below' | 'hall'): void {
  const { x, y, w, h } = space;
  const right = cm(x + w);
  const add = (...fixtures: Fixture[]) => plan.fixtures.push(...fixtures);
  const open = (opening: Opening) => plan.openings.push(opening);
  const middle = cm(y + h / 2);
  if (part === 'closet') {
    add({ kind: 'pole', x, y, w, h, side: 2 });
    open({ kind: 'fold', x1: cm(x + 0.12), y1: y, x2: cm(right - 0.12), y2: y, nx: 0, ny: -1 });
  } else if (part === 'store') {
    open({ kind: 'fold', x1: x, y1: cm(middle - h * 0.36), x2: x, y2: cm(middle + h * 0.36), nx: -1, ny: 0 });
  } else if (part === 'bath') {
    add({ kind: 'tub', x: cm(right - 0.74), y: cm(y + 0.06), w: 0.68, h: cm(h - 0.12), side: 1 });
    space.labelAt = [cm(x + (w - 0.74) / 2), middle];
    if (bathDoor === 'hall') {
      open({ kind: 'fold', x1: x, y1: cm(middle - 0.34), x2: x, y2: cm(middle + 0.34), nx: -1, ny: 0 });
    } else {
      const wall = bathDoor === 'above' ? y : cm(y + h);
      open({
        kind: 'fold',
        x1: cm(x + 0.12),
        y1: wall,
        x2: cm(x + 0.76),
        y2: wall,
        nx: 0,
        ny: bathDoor === 'above' ? 1 : -1,
      });
    }
  } else if (part === 'unit') {
    add({ kind: 'tub', x: cm(right - 0.74), y: cm(y + 0.06), w: 0.68, h: cm(h - 0.12), side: 1 });
    add({ kind: 'toilet', x: cm(right - 1.18), y: cm(y + h - 0.62), w: 0.38, h: 0.58, side: 2 });
    add({ kind: 'basin', x: cm(right - 1.14), y: cm(y + 0.05), w: 0.36, h: 0.32, side: 0 });
    space.labelAt = [cm(x + (w - 1.18) / 2 + 0.02), cm(y + h - 0.28)];
    open({ kind: 'door', x1: x, y1: cm(y + 0.68), x2: x, y2: cm(y + 0.12), nx: -1, ny: 0 });
  } else if (part === 'wash') {
    const washerSize = Math.min(0.62, h - 0.16);
    add({
      kind: 'washer',
      x: cm(right - washerSize - 0.06),
      y: cm(y + 0.07),
      w: washerSize,
      h: washerSize,
      side: 1,
    });
    const basin = { w: 0.5, h: 0.42 };
    if (h > 1.3) add({ kind: 'basin', x: cm(right - 0.5), y: cm(y + h - 0.56), w: 0.44, h: 0.5, side: 1 });
    else
      add({ kind: 'basin', x: cm(right - washerSize - 0.12 - basin.w), y: cm(y + 0.05), ...basin, side: 0 });
    space.labelAt = [cm(x + Math.max(0.3, (w - washerSize - 0.1) / 2)), cm(y + h - 0.3)];
    open({
      kind: 'slide',
      x1: x,
      y1: cm(y + 0.12),
      x2: x,
      y2: cm(y + Math.min(h - 0.12, 0.84)),
      nx: -1,
      ny: 0,
    });
  } else if (part === 'washer') {
    const size = Math.min(0.64, h - 0.06);
    add({
      kind: 'washer',
      x: cm(x + w / 2 - size / 2),
      y: cm(y + h / 2 - size / 2),
      w: size,
      h: size,
      side: 1,
    });
  } else {
    add({ kind: 'toilet', x: cm(right - 0.72), y: cm(middle - 0.2), w: 0.66, h: 0.4, side: 1 });
    space.labelAt = [cm(x + (w - 0.72) / 2 + 0.02), middle];
    open({ kind: 'door', x1: x, y1: cm(middle + 0.29), x2: x, y2: cm(middle - 0.29), nx: -1, ny: 0 });
  }
}
