/** Where the site answers the tiles of its map. */
export const MAP_TILES_PREFIX = '/map-tiles';
/** TileJSON: names the address of each tile. */
export const MAP_TILES_INDEX = `${MAP_TILES_PREFIX}/tiles.json`;
