import type { StyleImageMetadata } from 'maplibre-gl';

/** Device pixels per pixel of the page: sharp on phones, small in memory. */
const RATIO = 2;

/** Size of a pin without its text, in px: a rounded box with a tip below. */
const BOX = { width: 36, height: 24, radius: 12, tip: 5, line: 1.5 };

interface PinImage {
  data: ImageData;
  options: Partial<StyleImageMetadata>;
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
  const [width, height] = [BOX.width * RATIO, (BOX.height + BOX.tip + 1) * RATIO];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.scale(RATIO, RATIO);
  context.fillStyle = fill;
  context.strokeStyle = line;
  context.lineWidth = BOX.line;
  drawOutline(context);
  const middle = width / 2;
  const tip = (BOX.tip + 1) * RATIO;
  const round = BOX.radius * RATIO;
  return {
    data: context.getImageData(0, 0, width, height),
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
