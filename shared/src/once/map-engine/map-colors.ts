/** Names of the colours that map/map.module.css gives to a map, as custom properties. */
const names = [
  'sea',
  'land',
  'coast',
  'border',
  'border-strong',
  'rail',
  'rail-other',
  'rail-gap',
  'label',
  'label-soft',
  'halo',
  'pin',
  'pin-text',
  'pin-line',
  'full',
  'full-text',
  'strong',
  'on-strong',
  'cluster',
  'place',
  'area',
] as const;

export type MapColors = Record<(typeof names)[number], string>;

/** The colours in force at an element: the canvas follows the same tokens as the page around it. */
export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim() || '#888888']),
  ) as MapColors;
}
