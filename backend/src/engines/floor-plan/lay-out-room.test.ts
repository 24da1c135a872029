import { drawFloorPlan } from './draw-floor-plan.ts';
import { layOutRoom } from './lay-out-room.ts';
import { MAT_M2, type FloorPlanRoom, type Plan, type Space } from './plan.ts';
import { findWalls } from './walls.ts';

function makeRoom(
  layout: string,
  room_area: number,
  mats_area: number,
  equipment: number[],
  name = 'Aタイプ',
): FloorPlanRoom {
  return { roomtype_id: 101, layout, room_area, mats_area, equipment, name };
}

const ROOMS: FloorPlanRoom[] = [
  makeRoom('1R', 15, 5, [822]),
  makeRoom('1R', 18.5, 6.5, [809, 822]),
  makeRoom('1R', 22, 9, [809]),
  makeRoom('1K', 20, 6, [809]),
  makeRoom('1K', 22.5, 6.5, [807, 809, 822]),
  makeRoom('1K', 27, 8, [807, 808, 809, 811, 822, 823, 824, 825]),
  makeRoom('1K', 21, 6, [807, 809, 821, 822]),
  makeRoom('1DK', 29.5, 6, [807, 808, 809, 811, 822]),
  makeRoom('1LDK', 38, 9, [807, 808, 809, 811, 822]),
  makeRoom('1LDK', 44, 10, [807, 808, 809, 811, 822]),
  makeRoom('2K', 37, 5, [807, 809, 822]),
  makeRoom('2DK', 42, 6, [807, 808, 809, 822]),
  makeRoom('1R', 13, 6, [824, 825], 'Aタイプ（浴室共用）'),
];

const inside = (plan: Plan) => plan.spaces.filter(({ kind }) => kind !== 'balcony');
const areaOf = ({ w, h }: Space) => w * h;

function overlap(a: Space, b: Space): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

describe.each(
  ROOMS.map((room) => [`${room.layout} ${room.room_area}㎡ ${room.mats_area}畳 ${room.name}`, room] as const),
)('%s', (_, room) => {
  const plan = layOutRoom(room);

  it('has spaces of a positive size that do not overlap', () => {
    const spaces = inside(plan);
    for (const space of spaces) expect(Math.min(space.w, space.h)).toBeGreaterThan(0.3);
    for (const [index, a] of spaces.entries()) {
      for (const b of spaces.slice(index + 1)) expect(overlap(a, b)).toBeLessThan(0.05);
    }
  });

  it('covers the stated area and gives the main room its 畳', () => {
    const total = inside(plan).reduce((sum, space) => sum + areaOf(space), 0);
    expect(Math.abs(total - room.room_area) / room.room_area).toBeLessThan(0.03);
    const main = plan.spaces.find(({ id }) => id === 'main')!;
    expect(Math.abs(areaOf(main) - room.mats_area * MAT_M2) / areaOf(main)).toBeLessThan(0.06);
  });

  it('keeps every fixture and door within the plan', () => {
    for (const { x, y, w, h, kind } of plan.fixtures.filter((fixture) => fixture.kind !== 'condenser')) {
      expect([kind, x >= -0.01, y >= -0.01, x + w <= plan.width + 0.01, y + h <= plan.depth + 0.01]).toEqual([
        kind,
        true,
        true,
        true,
        true,
      ]);
    }
    const hall = plan.spaces.find(({ id }) => id === 'hall');
    const kitchen = plan.fixtures.find(({ kind }) => kind === 'kitchen');
    if (hall?.kind === 'kitchen' && kitchen) expect(kitchen.y + kitchen.h).toBeLessThan(hall.y + hall.h);
    for (const { x1, x2, y1, y2 } of plan.openings) {
      expect(Math.min(x1, x2, y1, y2)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(plan.width);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(plan.depth);
    }
  });
});

it('draws walls only where two spaces are closed to each other', () => {
  const plan = layOutRoom(makeRoom('1R', 18.5, 6.5, [809, 822]));
  const main = plan.spaces.find(({ id }) => id === 'main')!;
  const hall = plan.spaces.find(({ id }) => id === 'hall')!;
  const onBorder = findWalls(plan).filter((wall) => wall.y1 === main.h && wall.y2 === main.h);
  expect(onBorder.every(({ x1, x2 }) => Math.min(x1, x2) >= hall.w)).toBe(true);
});

it('writes the layout, the size and the wet rooms, the same for the same row', () => {
  const room = makeRoom('1K', 22.5, 6.5, [807, 808, 809, 822]);
  const svg = drawFloorPlan(room);
  for (const label of ['洋室', '6.5畳', '浴室', '玄関']) {
    expect(svg.includes(label) || [...label].every((char) => svg.includes(`>${char}<`))).toBe(true);
  }
  expect(drawFloorPlan(room)).toBe(svg);
  expect(drawFloorPlan({ ...room, roomtype_id: 102 })).not.toBe(svg);
});
