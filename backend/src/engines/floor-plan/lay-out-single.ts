import { clamp, cm, MAT_M2, matsText, type FloorPlanRoom, type Plan } from './plan.ts';
import { addWetStack, usualDepth, wetParts } from './wet-stack.ts';

const GENKAN_DEPTH = 0.95;

/** 1R, 1K and 1DK: the main room at the balcony, the kitchen and the wet rooms side by side behind it. */
export function layOutSingle(room: FloorPlanRoom): Plan {
  const has = (id: number) => room.equipment.includes(id);
  const isDk = room.layout === '1DK';
  const isOpen = room.layout === '1R';
  const isSideCloset = isDk && has(822);
  const roomM2 = room.mats_area * MAT_M2;
  const parts = wetParts({
    hasCloset: has(822) && !isSideCloset,
    isBathSeparate: has(807),
    hasWashstand: has(808),
    hasWasher: has(809),
    isToiletFirst: room.roomtype_id % 3 === 0,
  });
  const wetWidth = isDk ? 1.7 : 1.6;
  const closetWidth = isSideCloset ? 0.8 : 0;
  const width = cm(pickWidth(room.room_area, roomM2, usualDepth(parts), wetWidth, closetWidth, isDk));
  const depth = cm(room.room_area / width);
  const roomDepth = cm(roomM2 / (width - closetWidth));
  const hallWidth = cm(width - wetWidth);
  const plan: Plan = { width, depth, spaces: [], openings: [], fixtures: [], open: [] };
  addMainRoom(plan, room, roomDepth, closetWidth);
  addHall(plan, room, roomDepth, hallWidth);
  addWetStack(plan, parts, hallWidth, wetWidth, roomDepth, cm(depth - roomDepth), 'hall');
  if (isOpen) plan.open.push(['main', 'hall']);
  else {
    const x = cm(hallWidth - 0.06);
    plan.openings.push({ kind: 'door', x1: x, y1: roomDepth, x2: cm(x - 0.7), y2: roomDepth, nx: 0, ny: -1 });
  }
  return plan;
}

/** The width at which the wet rooms get their usual depth, within what keeps the main room well proportioned. */
function pickWidth(
  area: number,
  roomM2: number,
  wetDepth: number,
  wetWidth: number,
  closet: number,
  isDk: boolean,
): number {
  const wanted = (area - roomM2) / (wetDepth + (isDk ? 0.6 : 0.1));
  const narrowest = Math.max(wetWidth + (isDk ? 1.75 : 1.12), closet + Math.sqrt(roomM2 / 1.9));
  const widest = Math.max(narrowest, closet + Math.sqrt(roomM2 / (isDk ? 0.85 : 0.95)));
  return clamp(wanted, narrowest, widest);
}

function addMainRoom(plan: Plan, room: FloorPlanRoom, roomDepth: number, closetWidth: number): void {
  const isTatami = room.name.includes('和室');
  const w = cm(plan.width - closetWidth);
  const has = (id: number) => room.equipment.includes(id);
  plan.spaces.push(
    { id: 'balcony', kind: 'balcony', x: 0, y: -1.05, w: plan.width, h: 1.05, label: 'バルコニー' },
    {
      id: 'main',
      kind: isTatami ? 'tatami' : 'room',
      x: 0,
      y: 0,
      w,
      h: roomDepth,
      label: isTatami ? '和室' : '洋室',
      size: `${room.mats_area}畳`,
    },
  );
  plan.openings.push({
    kind: 'sash',
    x1: cm(w * 0.16),
    y1: 0,
    x2: cm(w * 0.16 + Math.min(1.75, w * 0.7)),
    y2: 0,
    nx: 0,
    ny: -1,
  });
  plan.fixtures.push({ kind: 'condenser', x: cm(plan.width - 0.92), y: -0.36, w: 0.78, h: 0.3, side: 2 });
  if (isTatami) plan.fixtures.push({ kind: 'mats', x: 0, y: 0, w, h: roomDepth, side: 0 });
  if (closetWidth > 0) {
    plan.spaces.push({
      id: 'closet',
      kind: 'closet',
      x: w,
      y: 0,
      w: closetWidth,
      h: roomDepth,
      label: '収納',
    });
    plan.fixtures.push({ kind: 'pole', x: w, y: 0, w: closetWidth, h: roomDepth, side: 1 });
    plan.openings.push({
      kind: 'fold',
      x1: w,
      y1: cm(roomDepth * 0.1),
      x2: w,
      y2: cm(roomDepth * 0.9),
      nx: -1,
      ny: 0,
    });
  }
  if (has(821))
    plan.fixtures.push({ kind: 'loft', x: 0.1, y: cm(roomDepth - 1.55), w: cm(w * 0.5), h: 1.45, side: 3 });
  else if (has(824) && !isTatami)
    plan.fixtures.push({ kind: 'bed', x: cm(w - 1.02), y: 0.12, w: 0.94, h: 1.92, side: 1 });
  if (has(825) && !isTatami) plan.fixtures.push({ kind: 'desk', x: 0.08, y: 0.5, w: 0.58, h: 1.0, side: 3 });
}

function addHall(plan: Plan, room: FloorPlanRoom, y: number, width: number): void {
  const isDk = room.layout === '1DK';
  const has = (id: number) => room.equipment.includes(id);
  const genkanY = cm(plan.depth - GENKAN_DEPTH);
  const depth = cm(genkanY - y);
  const label = room.layout === '1R' ? undefined : isDk ? 'DK' : 'K';
  const counterDepth = 0.55;
  plan.spaces.push({
    id: 'hall',
    kind: 'kitchen',
    x: 0,
    y,
    w: width,
    h: depth,
    label,
    size: isDk ? matsText(width * depth) : undefined,
    labelAt: [cm(counterDepth + (width - counterDepth) / 2), cm(y + depth * (isDk ? 0.5 : 0.46))],
  });
  const genkanX = addGenkan(plan, genkanY, width);
  // A short hall has no place for the refrigerator.
  const fridge = depth > 1.6 ? 0.58 : depth > 1.45 ? 0.46 : 0;
  const counter = Math.min(depth - fridge - 0.2, isDk ? 1.9 : has(811) ? 1.65 : 1.3);
  if (fridge > 0) {
    plan.fixtures.push({ kind: 'fridge', x: 0.06, y: cm(y + 0.08), w: fridge, h: fridge, side: 3 });
  }
  plan.fixtures.push({
    kind: 'kitchen',
    x: 0.05,
    y: cm(y + fridge + 0.14),
    w: counterDepth,
    h: cm(counter),
    side: 3,
    burners: has(811) && counter > 0.95 ? 2 : 1,
  });
  const doorLeft = cm(Math.max(genkanX === 0 ? 0.42 : genkanX + 0.14, width - 0.92));
  plan.openings.push({
    kind: 'door',
    x1: cm(Math.min(doorLeft + 0.78, width - 0.06)),
    y1: plan.depth,
    x2: doorLeft,
    y2: plan.depth,
    nx: 0,
    ny: 1,
  });
}

/** The entrance with a shoe box, or beside a shoe closet where it would be too wide. Returns its left edge. */
function addGenkan(plan: Plan, y: number, width: number): number {
  const isWide = width > 1.75;
  const x = isWide ? cm(width - 1.2) : 0;
  const w = cm(width - x);
  const h = GENKAN_DEPTH;
  plan.spaces.push({
    id: 'genkan',
    kind: 'entrance',
    x,
    y,
    w,
    h,
    label: '玄関',
    labelAt: [cm(x + w / 2 + (isWide ? 0 : 0.16)), cm(y + 0.34)],
  });
  plan.openings.push({ kind: 'step', x1: x, y1: y, x2: width, y2: y, nx: 0, ny: 0 });
  plan.open.push(['hall', 'genkan']);
  if (isWide) {
    plan.spaces.push({ id: 'shoes', kind: 'closet', x: 0, y, w: x, h, label: '下足' });
    plan.openings.push({ kind: 'fold', x1: x, y1: cm(y + 0.12), x2: x, y2: cm(y + h - 0.12), nx: 1, ny: 0 });
  } else {
    plan.fixtures.push({ kind: 'shoes', x: 0.05, y: cm(y + 0.04), w: 0.34, h: cm(h - 0.12), side: 3 });
  }
  return x;
}
