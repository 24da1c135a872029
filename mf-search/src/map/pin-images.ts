import type { StyleImageMetadata } from 'maplibre-gl';

/** Device pixels per pixel of the page: sharp on phones, small in memory. */
const RATIO = 2;

/** Size of a pin without its text, in px: a rounded box with a tip below. */
const BOX = { width: 36, height: 24, radius: 12, tip: 5, line: 1.5 };

/** The sign of the searched place without its text, and the spot at which it points. */
const SIGN = { width: 36, height: 26, radius: 13, line: 2 };
const SPOT = { radius: 10, ring: 7.5, hole: 2.75 };

interface PinImage {
  data: ImageData;
  options: Partial<StyleImageMetadata>;
}

function draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width * RATIO;
  canvas.height = height * RATIO;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.scale(RATIO, RATIO);
  paint(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function drawOutline(context: CanvasRenderingContext2D): void {
  const inset = BOX.line / 2 + 1;
  const [right, bottom] = [BOX.width - inset, BOX.height - inset];
  const middle = BOX.width / 2;
  context.beginPath();
  context.roundRect(inset, inset, right - inset, bottom - inset, BOX.radius - inset);
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(middle - BOX.tip, bottom - 0.5);
  context.lineTo(middle, bottom + BOX.tip);
  context.lineTo(middle + BOX.tip, bottom - 0.5);
  context.fill();
  context.beginPath();
  context.moveTo(middle - BOX.tip, bottom);
  context.lineTo(middle, bottom + BOX.tip);
  context.lineTo(middle + BOX.tip, bottom);
  context.stroke();
}

/** A speech bubble that stretches with the text in it and keeps its round ends and its tip. */
export function drawPin(fill: string, line: string): PinImage {
  const data = draw(BOX.width, BOX.height + BOX.tip + 1, (context) => {
    context.fillStyle = fill;
    context.strokeStyle = line;
    context.lineWidth = BOX.line;
    drawOutline(context);
  });
  const width = BOX.width * RATIO;
  const middle = width / 2;
  const tip = (BOX.tip + 1) * RATIO;
  const round = BOX.radius * RATIO;
  return {
    data,
    options: {
      pixelRatio: RATIO,
      stretchX: [
        [round - 1, middle - tip],
        [middle + tip, width - round + 1],
      ],
      stretchY: [[round - 1, round + 1]],
      content: [8 * RATIO, 5 * RATIO, width - 8 * RATIO, (BOX.height - 4) * RATIO],
    },
  };
}

/** A pill that stretches with the name in it. */
export function drawSign(fill: string, line: string): PinImage {
  const { width, height, radius } = SIGN;
  const data = draw(width, height, (context) => {
    context.fillStyle = fill;
    context.strokeStyle = line;
    context.lineWidth = SIGN.line;
    context.beginPath();
    const inset = SIGN.line / 2;
    context.roundRect(inset, inset, width - SIGN.line, height - SIGN.line, radius - inset);
    context.fill();
    context.stroke();
  });
  return {
    data,
    options: {
      pixelRatio: RATIO,
      stretchX: [[radius * RATIO, (width - radius) * RATIO]],
      stretchY: [[radius * RATIO - 1, radius * RATIO + 1]],
      content: [11 * RATIO, 5 * RATIO, (width - 11) * RATIO, (height - 5) * RATIO],
    },
  };
}

/** A ring around a dot. */
export function drawSpot(fill: string, line: string): PinImage {
  const disc = (context: CanvasRenderingContext2D, radius: number, color: string) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(SPOT.radius, SPOT.radius, radius, 0, 2 * Math.PI);
    context.fill();
  };
  const data = draw(2 * SPOT.radius, 2 * SPOT.radius, (context) => {
    disc(context, SPOT.radius, line);
    disc(context, SPOT.ring, fill);
    disc(context, SPOT.hole, line);
  });
  return { data, options: { pixelRatio: RATIO } };
}
