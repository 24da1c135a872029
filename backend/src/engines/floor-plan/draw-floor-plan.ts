import { escapeHtml } from '@gakumado/shared/escape-html';
import { drawFixture } from './draw-fixtures.ts';
import { drawOpening } from './draw-openings.ts';
import { layOutRoom } from './lay-out-room.ts';
import type { Fixture, FloorPlanRoom, Plan, Space, SpaceKind } from './plan.ts';
import { findWalls } from './walls.ts';

const CANVAS = { width: 640, height: 480, margin: 18 };
const BALCONY = 1.1;
/** Room for the front door, which opens outwards. */
const DOORSTEP = 0.6;
const WALL = { outer: 0.15, inner: 0.09, colour: '#3d3a37' };
const FONT = "'Noto Sans CJK JP','Noto Sans JP',sans-serif";

const FLOORS: Record<SpaceKind, string> = {
  room: '#f8ebd6',
  tatami: '#e6ecd0',
  kitchen: '#fdf6ea',
  hall: '#fdf6ea',
  entrance: '#e3e1dd',
  bath: '#dcedf5',
  wash: '#e9f4f8',
  toilet: '#e9f4f8',
  closet: '#efeeec',
  balcony: '#fafafa',
};

const FIXTURE_LABELS: Partial<Record<Fixture['kind'], string>> = {
  washer: '洗',
  fridge: '冷',
  loft: 'ロフト',
};

/** Maps metres to the canvas: turned a quarter when the plan is deep, mirrored by the id. */
interface Projection {
  scale: number;
  matrix: string;
  toCanvas: (x: number, y: number) => [x: number, y: number];
  isTurned: boolean;
}

function project(plan: Plan, seed: number): Projection {
  const deep = plan.depth + BALCONY + DOORSTEP;
  const isTurned = deep > plan.width * 1.05;
  const [across, down] = isTurned ? [deep, plan.width] : [plan.width, deep];
  const scale = Math.min(
    (CANVAS.width - CANVAS.margin * 2) / across,
    (CANVAS.height - CANVAS.margin * 2) / down,
    78,
  );
  const isMirroredX = (seed & 1) === 1;
  const isMirroredY = (seed & 2) === 2;
  const left = (CANVAS.width - across * scale) / 2;
  const top = (CANVAS.height - down * scale) / 2;
  const toCanvas = (x: number, y: number): [number, number] => {
    const [u, v] = isTurned ? [y + BALCONY, x] : [x, y + BALCONY];
    return [left + (isMirroredX ? across - u : u) * scale, top + (isMirroredY ? down - v : v) * scale];
  };
  const [ox, oy] = toCanvas(0, 0);
  const [ax, ay] = toCanvas(1, 0);
  const [bx, by] = toCanvas(0, 1);
  const matrix = [ax - ox, ay - oy, bx - ox, by - oy, ox, oy]
    .map((n) => Math.round(n * 1000) / 1000)
    .join(' ');
  return { scale, matrix, toCanvas, isTurned };
}

function text(x: number, y: number, size: number, content: string, weight = 500): string {
  return `<text x="${x.toFixed(1)}" y="${(y + size * 0.36).toFixed(1)}" font-size="${size}" font-weight="${weight}">${escapeHtml(content)}</text>`;
}

/** The size that lets `content` fit `room` pixels, at most `most`. */
function fitSize(content: string, room: number, most: number): number {
  const units = [...content].reduce((sum, char) => sum + (char.charCodeAt(0) < 256 ? 0.6 : 1), 0);
  return Math.max(9, Math.min(most, Math.floor(room / units)));
}

function drawLabel(space: Space, { toCanvas, scale, isTurned }: Projection): string {
  if (!space.label) return '';
  const [cx, cy] = space.labelAt ?? [space.x + space.w / 2, space.y + space.h / 2];
  const [x, y] = toCanvas(cx, cy);
  const isBig = space.size !== undefined || space.kind === 'kitchen';
  const room = (isTurned ? space.h : space.w) * scale * (space.labelAt ? 0.6 : 0.9);
  const tall = (isTurned ? space.w : space.h) * scale;
  const size = fitSize(space.label, room, isBig ? 21 : Math.min(14, tall * 0.8));
  if (!isTurned && !isBig && room < size * space.label.length && tall > room * 2)
    return drawColumn(x, y, space.label);
  if (isTurned && !isBig && tall > room * 2.2 && space.label.length > 1) return drawColumn(x, y, space.label);
  if (!space.size) return text(x, y, size, space.label);
  return text(x, y - size * 0.6, size, space.label, 600) + text(x, y + size * 0.62, size - 2, space.size);
}

/** Narrow upright spaces carry their label written downwards. */
function drawColumn(x: number, y: number, label: string): string {
  const size = 12;
  const top = y - ((label.length - 1) * size * 1.1) / 2;
  return [...label]
    .map((char, index) => text(x, top + index * size * 1.1, size, char === 'ー' ? '︱' : char))
    .join('');
}

function drawFixtureLabel(fixture: Fixture, { toCanvas }: Projection): string {
  const label = FIXTURE_LABELS[fixture.kind];
  return label ? text(...toCanvas(fixture.x + fixture.w / 2, fixture.y + fixture.h / 2), 12, label) : '';
}

function drawFloors(plan: Plan): string {
  return plan.spaces
    .map(
      ({ kind, x, y, w, h }) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${FLOORS[kind]}"/>`,
    )
    .join('');
}

function drawBalcony(plan: Plan): string {
  const space = plan.spaces.find(({ kind }) => kind === 'balcony');
  if (!space) return '';
  const { x, y, w, h } = space;
  return `<path d="M${x} ${y + h} V${y} H${x + w} V${y + h}" fill="none" stroke="#8b8781" stroke-width="0.07"/>`;
}

function drawWalls(plan: Plan): string {
  const draw = (isOuter: boolean) =>
    findWalls(plan)
      .filter((wall) => wall.isOuter === isOuter)
      .map(({ x1, y1, x2, y2 }) => `M${x1} ${y1} L${x2} ${y2}`)
      .join(' ');
  return (
    `<path d="${draw(false)}" stroke-width="${WALL.inner}" stroke="${WALL.colour}" stroke-linecap="square"/>` +
    `<path d="${draw(true)}" stroke-width="${WALL.outer}" stroke="${WALL.colour}" stroke-linecap="square"/>`
  );
}

/**
 * The 間取り図 of a room type as an SVG document of 640 × 480, drawn from its own layout, sizes and equipment.
 * The same row always gives the same drawing.
 */
export function drawFloorPlan(room: FloorPlanRoom): string {
  const plan = layOutRoom(room);
  const projection = project(plan, room.roomtype_id);
  const labels = [
    ...plan.spaces.map((space) => drawLabel(space, projection)),
    ...plan.fixtures.map((fixture) => drawFixtureLabel(fixture, projection)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">`,
    `<rect width="${CANVAS.width}" height="${CANVAS.height}" fill="#fff"/>`,
    `<g transform="matrix(${projection.matrix})" fill="none" stroke="${WALL.colour}" stroke-width="0.02">`,
    `<g stroke="none">${drawFloors(plan)}</g>`,
    drawBalcony(plan),
    `<g fill="#fff" stroke="#7d7872">${plan.fixtures
      .filter(({ kind }) => kind !== 'pole')
      .map(drawFixture)
      .join('')}</g>`,
    `<g stroke="#7d7872">${plan.fixtures
      .filter(({ kind }) => kind === 'pole')
      .map(drawFixture)
      .join('')}</g>`,
    drawWalls(plan),
    plan.openings.map((opening) => drawOpening(opening, plan.depth)).join(''),
    '</g>',
    `<g fill="#2f2c29" font-family="${FONT}" text-anchor="middle" stroke="#fff" stroke-opacity="0.75" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${labels.join('')}</g>`,
    '</svg>',
  ].join('');
}
