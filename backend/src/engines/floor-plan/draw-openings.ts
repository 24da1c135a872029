import type { Opening } from './plan.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

interface Frame {
  length: number;
  point: (along: number, out: number) => string;
}

/** Coordinates of an opening: `along` runs from the hinge, `out` towards the side it opens to. */
function frameOf({ x1, y1, x2, y2, nx, ny }: Opening): Frame {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  return {
    length,
    point: (along, out) => `${round(x1 + ux * along + nx * out)} ${round(y1 + uy * along + ny * out)}`,
  };
}

function gap(frame: Frame, isThick: boolean): string {
  const path = `M${frame.point(0, 0)} L${frame.point(frame.length, 0)}`;
  const look = isThick ? 'stroke="#fff" stroke-width="0.16"' : 'stroke="#fdf6ea" stroke-width="0.1"';
  return `<path d="${path}" ${look}/>`;
}

function bar(frame: Frame, from: number, to: number, low: number, high: number): string {
  const corners = [
    frame.point(from, low),
    frame.point(to, low),
    frame.point(to, high),
    frame.point(from, high),
  ];
  return `<path d="M${corners.join(' L')} Z" fill="#fff"/>`;
}

function drawSwing(opening: Opening, frame: Frame): string {
  const { length } = frame;
  const cross = (opening.x2 - opening.x1) * opening.ny - (opening.y2 - opening.y1) * opening.nx;
  const arc = `M${frame.point(0, length)} A${round(length)} ${round(length)} 0 0 ${cross > 0 ? 0 : 1} ${frame.point(length, 0)}`;
  return `<path d="${arc}" stroke-width="0.014"/>${bar(frame, -0.02, 0.03, 0, length)}`;
}

function drawFold(frame: Frame): string {
  const { length } = frame;
  const depth = Math.min(0.2, length / 5);
  const quarter = length / 4;
  const left = `M${frame.point(0, 0)} L${frame.point(quarter * 0.85, depth)} L${frame.point(quarter * 1.7, 0)}`;
  const right = `M${frame.point(length, 0)} L${frame.point(length - quarter * 0.85, depth)} L${frame.point(length - quarter * 1.7, 0)}`;
  return `<path d="${left} ${right}" stroke-width="0.03"/>`;
}

/** The opening as SVG in metres: the wall is taken away, then the door, window or step is drawn. `depth`: of the plan. */
export function drawOpening(opening: Opening, depth: number): string {
  const frame = frameOf(opening);
  const { length } = frame;
  const half = length / 2;
  switch (opening.kind) {
    case 'step':
      return `<path d="M${frame.point(0, 0)} L${frame.point(length, 0)}" stroke-width="0.03"/>`;
    case 'door':
      return gap(frame, opening.y1 === depth && opening.y2 === depth) + drawSwing(opening, frame);
    case 'fold':
      return gap(frame, false) + drawFold(frame);
    case 'slide':
      return (
        gap(frame, false) + bar(frame, 0, half + 0.04, -0.045, 0) + bar(frame, half - 0.04, length, 0, 0.045)
      );
    case 'window':
      return (
        gap(frame, true) +
        bar(frame, 0, length, -0.075, 0.075) +
        `<path d="M${frame.point(0, 0)} L${frame.point(length, 0)}"/>`
      );
    case 'sash':
      return (
        gap(frame, true) +
        bar(frame, 0, length, -0.075, 0.075) +
        bar(frame, 0, half + 0.06, -0.05, 0) +
        bar(frame, half - 0.06, length, 0, 0.05)
      );
  }
}
