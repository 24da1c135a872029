import type { DataDrivenPropertyValueSpecification, ExpressionSpecification } from 'maplibre-gl';

/** Fonts of the device, as in the page: the glyphs are drawn in the browser and come from no server. */
export const font = ['Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', 'Meiryo'];
/** The weight is read from the first name. */
export const boldFont = ['bold', ...font];

/** The source of the site's own vector tiles. */
export const TILES = 'tiles';

export const isKind = (...kinds: string[]): ExpressionSpecification => [
  'match',
  ['get', 'kind'],
  kinds,
  true,
  false,
];

/** A number that grows with the zoom, from [zoom, value] to [zoom, value]. */
export const growing = (...stops: readonly [zoom: number, value: number][]) =>
  ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as ExpressionSpecification;

/** A value for each kind, and one for the others. */
export const byKind = (values: Readonly<Record<string, string | number>>, other: string | number) =>
  ['match', ['get', 'kind'], ...Object.entries(values).flat(), other] as unknown as ExpressionSpecification;

/** Widths of kinds of lines (px) that grow with the zoom as the ground does: those of each zoom, and of other kinds. */
export const widths = (
  stops: readonly (readonly [zoom: number, widths: Readonly<Record<string, number>>, other: number])[],
): DataDrivenPropertyValueSpecification<number> =>
  [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    ...stops.flatMap(([zoom, values, other]) => [zoom, byKind(values, other)]),
  ] as ExpressionSpecification;
