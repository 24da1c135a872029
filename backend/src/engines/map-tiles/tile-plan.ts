/** The zooms of tiles. A browser enlarges the last ones. */
export const TILE_ZOOMS = { min: 5, max: 14 } as const;

/** West, south, east and north of the country: browsers ask for no tile outside. */
export const JAPAN = [122.5, 24, 149, 46] as const;

/** Raised when tiles are cut in another way, so that browsers and caches fetch them again. */
export const CUT_VERSION = 1;

/**
 * The first zoom of the tiles that a kind is in. A kind that has none is in no tile. A later kind is drawn above those
 * before it.
 */
export const firstZooms = {
  land: {
    forest: 12,
    university: 12,
    school: 13,
    hospital: 13,
    stadium: 13,
    cemetery: 13,
    golf: 12,
    beach: 12,
    park: 12,
    garden: 12,
    grass: 13,
    pitch: 14,
    playground: 14,
    water: 5,
  },
  streets: {
    stream: 13,
    canal: 12,
    river: 9,
    path: 14,
    steps: 14,
    service: 14,
    pedestrian: 14,
    street: 13,
    tertiary: 12,
    secondary: 12,
    primary: 9,
    trunk: 7,
    motorway: 6,
  },
  rails: { subway: 10, cable: 12, tram: 11, monorail: 11, private: 8, jr: 7, shinkansen: 5 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/** An area is in tiles on whose screen it is so wide or high, in px. */
export const MIN_AREA_PX = 3;

/** The width of a tile on the screen, in px. */
export const TILE_PX = 512;

/** How far a line may be from its true place, in units of a tile, of which it has 4,096: at small scales half a px. */
export const toleranceAt = (zoom: number): number => (zoom < 12 ? 5 : 3);
