import { mapColorNames } from '../../lib/map-style/map-colors.ts';
import type { MapColors } from '../../lib/map-style/map-colors.ts';

/** The colours in force at an element: the canvas follows the same tokens as the page around it. */
export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    mapColorNames.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim() || '#888888']),
  ) as MapColors;
}
