import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { EstateIndex } from '../fill/estate-index/estate-index.ts';
import type { Resolver } from '../fill/names/resolver.ts';
import type { Reacher } from '../engines/commute/reacher.ts';
import type { TileCutter } from '../engines/map-tiles/tile-cutter.ts';
import type { Walker } from '../engines/walking/walker.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../data/db/database.ts';

/** The arguments of every area. */
export interface Deps {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Finds and counts estates. */
  estates: EstateIndex;
  /** Knows what people call schools, places and wishes. */
  names: Resolver;
  /** Finds from where destinations are reached. */
  reacher: Reacher;
  /** Finds walks along the streets. */
  walker: Walker;
  /** Cuts tiles of the map and draws still maps. */
  tiles: TileCutter;
  config: Config;
}
