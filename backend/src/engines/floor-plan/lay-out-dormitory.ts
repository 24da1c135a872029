import { clamp, cm, matsText, MAT_M2, type FloorPlanRoom, type Plan } from './plan.ts';

const STRIP = 1.05;

/** A room of a dormitory with a shared bath: one room with bed and desk, a closet, a washbasin and the door. */
export function layOutDormitory(room: FloorPlanRoom): Plan {
  const mainM2 = Math.min(room.mats_area * MAT_M2, room.room_area - 2.2);
  const width = cm(
    clamp((room.room_area - mainM2) / STRIP, Math.sqrt(mainM2 / 1.9), Math.sqrt(mainM2 / 1.0)),
  );
  const depth = cm(room.room_area / width);
  const y = cm(mainM2 / width);
  const h = cm(depth - y);
  const hall = cm(Math.min(1.15, width * 0.45));
  const closetWidth = cm(width - hall);
  return {
    width,
    depth,
    open: [['main', 'genkan']],
    spaces: [
      {
        id: 'main',
        kind: 'room',
        x: 0,
        y: 0,
        w: width,
        h: y,
        label: '洋室',
        size: matsText(width * y),
        labelAt: [cm(width * 0.42), cm(y * 0.62)],
      },
      {
        id: 'genkan',
        kind: 'entrance',
        x: 0,
        y,
        w: hall,
        h,
        label: '入口',
        labelAt: [cm(hall / 2), cm(y + h * 0.42)],
      },
      {
        id: 'closet',
        kind: 'closet',
        x: hall,
        y,
        w: closetWidth,
        h,
        label: '収納',
        labelAt: [cm(hall + closetWidth / 2), cm(y + h * 0.55)],
      },
    ],
    openings: [
      { kind: 'window', x1: cm(width / 2 - 0.8), y1: 0, x2: cm(width / 2 + 0.8), y2: 0, nx: 0, ny: -1 },
      { kind: 'fold', x1: cm(hall + 0.12), y1: y, x2: cm(width - 0.12), y2: y, nx: 0, ny: -1 },
      { kind: 'step', x1: 0, y1: y, x2: hall, y2: y, nx: 0, ny: 0 },
      { kind: 'door', x1: cm(hall - 0.14), y1: depth, x2: cm(hall - 0.88), y2: depth, nx: 0, ny: 1 },
    ],
    fixtures: [
      { kind: 'pole', x: hall, y, w: closetWidth, h, side: 2 },
      { kind: 'bed', x: cm(width - 1.02), y: 0.12, w: 0.94, h: 1.92, side: 1 },
      { kind: 'desk', x: 0.08, y: 0.3, w: 0.58, h: 1.1, side: 3 },
      { kind: 'basin', x: 0.06, y: cm(y - 0.62), w: 0.42, h: 0.5, side: 3 },
    ],
  };
}
