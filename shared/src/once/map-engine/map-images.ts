import type { StyleImageMetadata } from 'maplibre-gl';

/** Device pixels per pixel of the page: sharp on phones, small in memory. */
export const IMAGE_RATIO = 2;

/** The sign of a place without its text, and the spot at which it points. */
const SIGN = { width: 36, height: 26, radius: 13, line: 2 };
const SPOT = { radius: 10, ring: 7.5, hole: 2.75 };

/** A picture that a map shows by its name. */
export interface MapImage {
  data: ImageData;
  options: Partial<StyleImageMetadata>;
}

/** Paints a picture; its size is in px of the page. */
export function drawImage(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width * IMAGE_RATIO;
  canvas.height = height * IMAGE_RATIO;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.scale(IMAGE_RATIO, IMAGE_RATIO);
  paint(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** A pill that stretches with the name in it. */
export function drawSign(fill: string, line: string): MapImage {
  const { width, height, radius } = SIGN;
  const data = drawImage(width, height, (context) => {
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
      pixelRatio: IMAGE_RATIO,
      stretchX: [[radius * IMAGE_RATIO, (width - radius) * IMAGE_RATIO]],
      stretchY: [[radius * IMAGE_RATIO - 1, radius * IMAGE_RATIO + 1]],
      content: [11 * IMAGE_RATIO, 5 * IMAGE_RATIO, (width - 11) * IMAGE_RATIO, (height - 5) * IMAGE_RATIO],
    },
  };
}

/** A ring around a dot. */
export function drawSpot(fill: string, line: string): MapImage {
  const disc = (context: CanvasRenderingContext2D, radius: number, color: string) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(SPOT.radius, SPOT.radius, radius, 0, 2 * Math.PI);
    context.fill();
  };
  const data = drawImage(2 * SPOT.radius, 2 * SPOT.radius, (context) => {
    disc(context, SPOT.radius, line);
    disc(context, SPOT.ring, fill);
    disc(context, SPOT.hole, line);
  });
  return { data, options: { pixelRatio: IMAGE_RATIO } };
}
