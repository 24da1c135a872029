/** Names of the colours that map/map.module.css gives to a map, as custom properties. */
const names = [
  'water',
  'land',
  'wood',
  'park',
  'grass',
  'beach',
  'campus',
  'school',
  'hospital',
  'coast',
  'border',
  'border-strong',
  'street',
  'street-edge',
  'main',
  'main-edge',
  'motorway',
  'motorway-edge',
  'path',
  'steps',
  'rail',
  'rail-other',
  'rail-under',
  'rail-gap',
  'label',
  'label-soft',
  'label-water',
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
