/** Sizes of still maps in px of the screen, by shape. */
export const stillShapes = { wide: { width: 640, height: 360 }, tall: { width: 640, height: 960 } } as const;
export type StillShape = keyof typeof stillShapes;

/** The zooms of still maps: from the whole country to some 300 m in 640 px. */
export const STILL_ZOOMS = { min: 4, max: 17 } as const;

/** A name of a still map has its point with so many decimals: some 10 m. */
const DECIMALS = 4;

/** The address of a still map around a point (`/images/stills/wide_15_35.7057_139.7213.webp`). */
export const stillMapPath = (
  shape: StillShape,
  zoom: number,
  { lat, lon }: Readonly<{ lat: number; lon: number }>,
): string => `/images/stills/${shape}_${zoom}_${lat.toFixed(DECIMALS)}_${lon.toFixed(DECIMALS)}.webp`;
