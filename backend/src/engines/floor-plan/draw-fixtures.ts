import type { Fixture } from './plan.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

function box(x: number, y: number, w: number, h: number, extra = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" ${extra}/>`;
}

function line(x1: number, y1: number, x2: number, y2: number, extra = ''): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" ${extra}/>`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}"/>`;
}

const DASH = 'stroke-dasharray="0.1 0.07"';

/** Draws the shape in a box w × h whose back is at the top; the caller turns it towards its wall. */
function drawUpright(kind: Fixture['kind'], w: number, h: number, burners: number): string {
  switch (kind) {
    case 'tub':
      return (
        box(0, 0, w, h, 'rx="0.06"') +
        box(0.07, 0.07, w - 0.14, h - 0.14, 'rx="0.2"') +
        ellipse(w - 0.2, h / 2, 0.03, 0.03)
      );
    case 'toilet':
      return (
        box(w * 0.04, 0, w * 0.92, h * 0.27, 'rx="0.03"') +
        ellipse(w / 2, h * 0.63, w * 0.42, h * 0.37) +
        ellipse(w / 2, h * 0.63, w * 0.26, h * 0.24)
      );
    case 'basin':
      return (
        box(0, 0, w, h, 'rx="0.03"') +
        ellipse(w / 2, h * 0.54, w * 0.34, h * 0.32) +
        line(w / 2, 0.02, w / 2, h * 0.24)
      );
    case 'washer':
      return box(0, 0, w, h, `rx="0.04" ${DASH}`) + ellipse(w / 2, h / 2, w * 0.36, h * 0.36);
    case 'fridge':
      return box(0, 0, w, h, `rx="0.03" ${DASH}`);
    case 'shoes':
      return box(0, 0, w, h) + line(0, 0, w, h) + line(w, 0, 0, h);
    case 'kitchen':
      return drawKitchen(w, h, burners);
    case 'pole':
      return line(0.06, h / 2, w - 0.06, h / 2, DASH);
    case 'bed':
      return (
        box(0, 0, w, h, 'rx="0.05"') +
        box(w * 0.08, h * 0.18, w * 0.17, h * 0.64, 'rx="0.05"') +
        line(w * 0.34, 0, w * 0.34, h)
      );
    case 'desk':
      return box(0, 0, w, h, 'rx="0.02"') + box(w * 0.32, h + 0.05, w * 0.36, 0.3, 'rx="0.08"');
    case 'loft':
      return box(0, 0, w, h, `fill="none" ${DASH}`);
    case 'condenser':
      return (
        box(0, 0, w, h, 'rx="0.03"') +
        ellipse(w * 0.36, h / 2, h * 0.36, h * 0.36) +
        line(w * 0.7, 0, w * 0.7, h)
      );
    case 'mats':
      return '';
  }
}

function drawKitchen(w: number, h: number, burners: number): string {
  const sink =
    box(w * 0.06, h * 0.2, Math.min(0.55, w * 0.36), h * 0.6, 'rx="0.06"') +
    ellipse(w * 0.06 + 0.14, h / 2, 0.035, 0.035);
  const radius = Math.min(0.1, h * 0.17);
  const places =
    burners === 1
      ? [[w - 0.24, h / 2]]
      : burners === 2
        ? [
            [w - 0.2, h / 2],
            [w - 0.47, h / 2],
          ]
        : [
            [w - 0.18, h * 0.66],
            [w - 0.48, h * 0.66],
            [w - 0.33, h * 0.3],
          ];
  const fires = places.map(
    ([x = 0, y = 0]) => ellipse(x, y, radius, radius) + ellipse(x, y, radius * 0.35, radius * 0.35),
  );
  return box(0, 0, w, h, 'rx="0.02"') + sink + fires.join('');
}

/** Tatami mats: two rows with a turned seam, the usual 祝儀敷き look. */
function drawMats({ x, y, w, h }: Fixture): string {
  const lines = [
    line(x, y + h / 2, x + w, y + h / 2),
    line(x + w / 3, y, x + w / 3, y + h / 2),
    line(x + (w * 2) / 3, y + h / 2, x + (w * 2) / 3, y + h),
  ];
  lines.push(
    line(x + w / 3, y + h / 4, x + w, y + h / 4),
    line(x, y + (h * 3) / 4, x + (w * 2) / 3, y + (h * 3) / 4),
  );
  return `<g stroke="#9aa97a" stroke-width="0.02">${lines.join('')}</g>`;
}

/** The fixture as SVG in metres, turned with its back to `side`. */
export function drawFixture(fixture: Fixture): string {
  if (fixture.kind === 'mats') return drawMats(fixture);
  const { x, y, w, h, side } = fixture;
  const isTurned = side === 1 || side === 3;
  const body = drawUpright(fixture.kind, isTurned ? h : w, isTurned ? w : h, fixture.burners ?? 1);
  const turn = [
    `translate(${round(x)} ${round(y)})`,
    `translate(${round(x + w)} ${round(y)}) rotate(90)`,
    `translate(${round(x + w)} ${round(y + h)}) rotate(180)`,
    `translate(${round(x)} ${round(y + h)}) rotate(270)`,
  ][side];
  return `<g transform="${turn}">${body}</g>`;
}
