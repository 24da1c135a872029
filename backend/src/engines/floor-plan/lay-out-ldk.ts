import { cm, MAT_M2, matsText, type FloorPlanRoom, type Plan } from './plan.ts';

/** 1LDK: living and bedroom side by side at the balcony; hall and toilet behind the one, bath behind the other. */
export function layOutLdk(room: FloorPlanRoom): Plan {
  const livingM2 = room.mats_area * MAT_M2;
  const rightWidth = 2.9;
  let leftWidth = cm(Math.sqrt(livingM2 / 1.45));
  while (room.room_area / (leftWidth + rightWidth) - livingM2 / leftWidth < 1.6 && leftWidth < 4.4)
    leftWidth = cm(leftWidth + 0.05);
  const width = cm(leftWidth + rightWidth);
  const depth = cm(room.room_area / width);
  const plan: Plan = { width, depth, spaces: [], openings: [], fixtures: [], open: [] };
  plan.spaces.push({ id: 'balcony', kind: 'balcony', x: 0, y: -1.1, w: width, h: 1.1, label: 'バルコニー' });
  plan.fixtures.push({ kind: 'condenser', x: 0.14, y: -0.36, w: 0.78, h: 0.3, side: 2 });
  addLeft(plan, leftWidth, cm(livingM2 / leftWidth), room);
  addRight(plan, leftWidth, rightWidth);
  return plan;
}

function addLeft(plan: Plan, width: number, livingDepth: number, room: FloorPlanRoom): void {
  const bottom = plan.depth;
  const strip = cm(bottom - livingDepth);
  const toiletWidth = 0.95;
  const toiletDepth = cm(Math.min(strip, strip - 1.3 > 0.62 ? 1.3 : strip));
  const hallWidth = cm(width - toiletWidth);
  const genkanDepth = cm(Math.min(1.05, strip - 0.7));
  const genkanY = cm(bottom - genkanDepth);
  plan.spaces.push(
    {
      id: 'main',
      kind: 'room',
      x: 0,
      y: 0,
      w: width,
      h: livingDepth,
      label: 'LDK',
      size: `${room.mats_area}畳`,
      labelAt: [cm(width / 2), cm(livingDepth * 0.42)],
    },
    {
      id: 'toilet',
      kind: 'toilet',
      x: 0,
      y: livingDepth,
      w: toiletWidth,
      h: toiletDepth,
      label: 'WC',
      labelAt: [cm(toiletWidth / 2), cm(livingDepth + toiletDepth - 0.26)],
    },
    { id: 'hall', kind: 'hall', x: toiletWidth, y: livingDepth, w: hallWidth, h: cm(genkanY - livingDepth) },
    {
      id: 'genkan',
      kind: 'entrance',
      x: toiletWidth,
      y: genkanY,
      w: hallWidth,
      h: genkanDepth,
      label: '玄関',
      labelAt: [cm(toiletWidth + hallWidth / 2 + 0.14), cm(genkanY + 0.36)],
    },
  );
  if (toiletDepth < strip) {
    plan.spaces.push({
      id: 'store',
      kind: 'closet',
      x: 0,
      y: cm(livingDepth + toiletDepth),
      w: toiletWidth,
      h: cm(strip - toiletDepth),
      label: '下足',
    });
  }
  plan.open.push(['hall', 'genkan']);
  plan.openings.push(
    { kind: 'sash', x1: cm(width / 2 - 0.95), y1: 0, x2: cm(width / 2 + 0.95), y2: 0, nx: 0, ny: -1 },
    {
      kind: 'door',
      x1: cm(width - 0.1),
      y1: livingDepth,
      x2: cm(width - 0.84),
      y2: livingDepth,
      nx: 0,
      ny: -1,
    },
    {
      kind: 'door',
      x1: toiletWidth,
      y1: cm(livingDepth + 0.72),
      x2: toiletWidth,
      y2: cm(livingDepth + 0.1),
      nx: 1,
      ny: 0,
    },
    { kind: 'step', x1: toiletWidth, y1: genkanY, x2: width, y2: genkanY, nx: 0, ny: 0 },
    { kind: 'door', x1: cm(width - 0.14), y1: bottom, x2: cm(width - 0.96), y2: bottom, nx: 0, ny: 1 },
  );
  if (toiletDepth < strip) {
    plan.openings.push({
      kind: 'fold',
      x1: toiletWidth,
      y1: cm(livingDepth + toiletDepth + 0.1),
      x2: toiletWidth,
      y2: cm(bottom - 0.1),
      nx: 1,
      ny: 0,
    });
  } else {
    plan.fixtures.push({
      kind: 'shoes',
      x: cm(toiletWidth + 0.05),
      y: cm(genkanY + 0.06),
      w: 0.34,
      h: cm(genkanDepth - 0.14),
      side: 3,
    });
  }
  plan.fixtures.push(
    { kind: 'toilet', x: cm(toiletWidth / 2 - 0.2), y: cm(livingDepth + 0.06), w: 0.4, h: 0.66, side: 0 },
    { kind: 'kitchen', x: 0.05, y: cm(livingDepth - 2.6), w: 0.6, h: 1.95, side: 3, burners: 3 },
    { kind: 'fridge', x: 0.06, y: cm(livingDepth - 0.62), w: 0.58, h: 0.56, side: 3 },
  );
}

function addRight(plan: Plan, x: number, width: number): void {
  const bottom = plan.depth;
  const wetDepth = cm(Math.min(1.85, plan.depth * 0.28));
  const wetY = cm(bottom - wetDepth);
  const closetDepth = 0.75;
  const bedroomDepth = cm(wetY - closetDepth);
  const bathWidth = 1.25;
  const washWidth = cm(width - bathWidth);
  const right = cm(x + width);
  const washX = x;
  plan.spaces.push(
    {
      id: 'bedroom',
      kind: 'room',
      x,
      y: 0,
      w: width,
      h: bedroomDepth,
      label: '洋室',
      size: matsText(width * bedroomDepth),
    },
    { id: 'closet', kind: 'closet', x, y: bedroomDepth, w: width, h: closetDepth, label: 'クロゼット' },
    {
      id: 'wash',
      kind: 'wash',
      x: washX,
      y: wetY,
      w: washWidth,
      h: wetDepth,
      label: '洗面',
      labelAt: [cm(washX + washWidth * 0.56), cm(wetY + 0.56)],
    },
    {
      id: 'bath',
      kind: 'bath',
      x: cm(right - bathWidth),
      y: wetY,
      w: bathWidth,
      h: wetDepth,
      label: '浴室',
      labelAt: [cm(right - bathWidth / 2 + 0.1), cm(wetY + 0.42)],
    },
  );
  plan.openings.push(
    { kind: 'sash', x1: cm(x + width / 2 - 0.85), y1: 0, x2: cm(x + width / 2 + 0.85), y2: 0, nx: 0, ny: -1 },
    { kind: 'slide', x1: x, y1: cm(bedroomDepth - 1.0), x2: x, y2: cm(bedroomDepth - 0.2), nx: 1, ny: 0 },
    {
      kind: 'fold',
      x1: cm(x + 0.15),
      y1: bedroomDepth,
      x2: cm(x + width / 2),
      y2: bedroomDepth,
      nx: 0,
      ny: -1,
    },
    {
      kind: 'fold',
      x1: cm(right - 0.15),
      y1: bedroomDepth,
      x2: cm(x + width / 2),
      y2: bedroomDepth,
      nx: 0,
      ny: -1,
    },
    { kind: 'slide', x1: x, y1: cm(wetY + 0.14), x2: x, y2: cm(wetY + 0.84), nx: -1, ny: 0 },
    {
      kind: 'fold',
      x1: cm(right - bathWidth),
      y1: cm(wetY + 0.8),
      x2: cm(right - bathWidth),
      y2: cm(wetY + 0.12),
      nx: 1,
      ny: 0,
    },
  );
  plan.fixtures.push(
    { kind: 'pole', x, y: bedroomDepth, w: width, h: closetDepth, side: 2 },
    {
      kind: 'tub',
      x: cm(right - bathWidth + 0.06),
      y: cm(bottom - 0.8),
      w: cm(bathWidth - 0.12),
      h: 0.72,
      side: 2,
    },
    { kind: 'washer', x: cm(washX + 0.08), y: cm(bottom - 0.7), w: 0.62, h: 0.62, side: 2 },
    { kind: 'basin', x: cm(washX + 0.84), y: cm(bottom - 0.52), w: 0.66, h: 0.46, side: 2 },
  );
}
