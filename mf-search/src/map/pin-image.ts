import { drawImage, IMAGE_RATIO } from '@gakumado/shared/map-engine';
import type { MapImage } from '@gakumado/shared/map-engine';

/** Size of a pin without its text, in px: a rounded box with a tip below. */
const BOX = { width: 36, height: 24, radius: 12, tip: 5, line: 1.5 };

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
export function drawPin(fill: string, line: string): MapImage {
  const data = drawImage(BOX.width, BOX.height + BOX.tip + 1, (context) => {
    context.fillStyle = fill;
    context.strokeStyle = line;
    context.lineWidth = BOX.line;
    drawOutline(context);
  });
  const width = BOX.width * IMAGE_RATIO;
  const middle = width / 2;
  const tip = (BOX.tip + 1) * IMAGE_RATIO;
  const round = BOX.radius * IMAGE_RATIO;
  return {
    data,
    options: {
      pixelRatio: IMAGE_RATIO,
      stretchX: [
        [round - 1, middle - tip],
        [middle + tip, width - round + 1],
      ],
      stretchY: [[round - 1, round + 1]],
      content: [8 * IMAGE_RATIO, 5 * IMAGE_RATIO, width - 8 * IMAGE_RATIO, (BOX.height - 4) * IMAGE_RATIO],
    },
  };
}
