import { cm, MAT_M2, matsText, type FloorPlanRoom, type Plan } from './plan.ts';
import { addWetStack, wetParts } from './wet-stack.ts';

const CLOSET = 0.8;

/** 2K and 2DK: two rooms at the balcony with their closets between them, the dining kitchen behind both. */
export function layOutDouble(room: FloorPlanRoom): Plan {
  const mainM2 = room.mats_area * MAT_M2;
  const wetWidth = room.layout === '2K' ? 2.3 : 1.75;
  const secondWidth = wetWidth + 0.95;
  const roomDepth = cm(pickRoomDepth(room.room_area, mainM2, secondWidth));
  const mainWidth = cm(mainM2 / roomDepth);
  const width = cm(mainWidth + CLOSET + secondWidth);
  const depth = cm(room.room_area / width);
  const plan: Plan = { width, depth, spaces: [], openings: [], fixtures: [], open: [] };
  addRooms(plan, room, roomDepth, mainWidth);
  addDining(plan, room, roomDepth, cm(width - wetWidth));
  const needs = {
    hasCloset: false,
    isBathSeparate: true,
    hasWashstand: true,
    hasWasher: true,
    isToiletFirst: false,
  };
  addWetStack(
    plan,
    wetParts(needs),
    cm(width - wetWidth),
    wetWidth,
    roomDepth,
    cm(depth - roomDepth),
    'dining',
  );
  return plan;
}

/** The depth of the rooms that leaves the wet rooms about 2.9 metres. */
function pickRoomDepth(area: number, mainM2: number, secondWidth: number): number {
  let best = 3.4;
  let bestMiss = Infinity;
  for (let depth = 2.6; depth <= 4.2; depth += 0.05) {
    const width = mainM2 / depth + CLOSET + secondWidth;
    const miss = Math.abs(area / width - depth - 2.9) + Math.abs(depth - 3.3) * 0.3;
    if (miss < bestMiss) [best, bestMiss] = [depth, miss];
  }
  return best;
}

function addRooms(plan: Plan, room: FloorPlanRoom, depth: number, mainWidth: number): void {
  const half = cm(depth / 2);
  const secondX = cm(mainWidth + CLOSET);
  const secondWidth = cm(plan.width - secondX);
  const isTatami = room.name.includes('和室') || room.roomtype_id % 2 === 0;
  plan.spaces.push(
    { id: 'balcony', kind: 'balcony', x: 0, y: -1.05, w: plan.width, h: 1.05, label: 'バルコニー' },
    {
      id: 'main',
      kind: 'room',
      x: 0,
      y: 0,
      w: mainWidth,
      h: depth,
      label: '洋室',
      size: `${room.mats_area}畳`,
    },
    { id: 'closet-main', kind: 'closet', x: mainWidth, y: 0, w: CLOSET, h: half, label: '収納' },
    {
      id: 'closet-second',
      kind: 'closet',
      x: mainWidth,
      y: half,
      w: CLOSET,
      h: cm(depth - half),
      label: isTatami ? '押入' : '収納',
    },
    {
      id: 'second',
      kind: isTatami ? 'tatami' : 'room',
      x: secondX,
      y: 0,
      w: secondWidth,
      h: depth,
      label: isTatami ? '和室' : '洋室',
      size: matsText(secondWidth * depth),
    },
  );
  const sash = (x: number, w: number) =>
    plan.openings.push({
      kind: 'sash',
      x1: cm(x + w / 2 - 0.85),
      y1: 0,
      x2: cm(x + w / 2 + 0.85),
      y2: 0,
      nx: 0,
      ny: -1,
    });
  sash(0, mainWidth);
  sash(secondX, secondWidth);
  plan.openings.push(
    { kind: 'fold', x1: mainWidth, y1: 0.14, x2: mainWidth, y2: cm(half - 0.14), nx: -1, ny: 0 },
    {
      kind: isTatami ? 'slide' : 'fold',
      x1: secondX,
      y1: cm(half + 0.14),
      x2: secondX,
      y2: cm(depth - 0.14),
      nx: 1,
      ny: 0,
    },
    { kind: 'door', x1: 0.75, y1: depth, x2: 1.47, y2: depth, nx: 0, ny: -1 },
    { kind: 'slide', x1: cm(secondX + 0.08), y1: depth, x2: cm(secondX + 0.86), y2: depth, nx: 0, ny: -1 },
  );
  plan.fixtures.push(
    { kind: 'condenser', x: 0.14, y: -0.36, w: 0.78, h: 0.3, side: 2 },
    { kind: 'pole', x: mainWidth, y: 0, w: CLOSET, h: half, side: 1 },
  );
  if (isTatami) plan.fixtures.push({ kind: 'mats', x: secondX, y: 0, w: secondWidth, h: depth, side: 0 });
}

function addDining(plan: Plan, room: FloorPlanRoom, y: number, width: number): void {
  const bottom = plan.depth;
  const genkan = { w: 1.25, h: 1.1 };
  const genkanX = cm(width - genkan.w);
  const genkanY = cm(bottom - genkan.h);
  const h = cm(bottom - y);
  const isK = room.layout === '2K';
  plan.spaces.push(
    {
      id: 'dining',
      kind: 'kitchen',
      x: 0,
      y,
      w: genkanX,
      h,
      label: isK ? 'K' : 'DK',
      size: isK ? undefined : matsText(genkanX * h + genkan.w * (h - genkan.h)),
      labelAt: [cm(genkanX / 2 + 0.5), cm(y + h * 0.46)],
    },
    { id: 'passage', kind: 'kitchen', x: genkanX, y, w: genkan.w, h: cm(genkanY - y) },
    {
      id: 'genkan',
      kind: 'entrance',
      x: genkanX,
      y: genkanY,
      ...genkan,
      label: '玄関',
      labelAt: [cm(genkanX + 0.72), cm(genkanY + 0.4)],
    },
  );
  plan.open.push(['dining', 'passage'], ['passage', 'genkan']);
  plan.openings.push(
    { kind: 'step', x1: genkanX, y1: genkanY, x2: width, y2: genkanY, nx: 0, ny: 0 },
    { kind: 'window', x1: 0.9, y1: bottom, x2: 2.0, y2: bottom, nx: 0, ny: 1 },
    { kind: 'door', x1: cm(width - 0.12), y1: bottom, x2: cm(width - 0.92), y2: bottom, nx: 0, ny: 1 },
  );
  plan.fixtures.push(
    {
      kind: 'kitchen',
      x: 0.75,
      y: cm(bottom - 0.62),
      w: Math.min(1.9, genkanX - 0.85),
      h: 0.55,
      side: 2,
      burners: 2,
    },
    { kind: 'fridge', x: 0.06, y: cm(bottom - 0.68), w: 0.6, h: 0.6, side: 2 },
    { kind: 'shoes', x: cm(genkanX + 0.05), y: cm(genkanY + 0.08), w: 0.34, h: 0.9, side: 3 },
  );
}
