import type { PoolClient } from 'pg';
import { copyRows } from '@gakumado/backend/src/data/db/copy-rows.ts';
import { writeEstates } from '@gakumado/backend/src/fill/listing/write-estates.ts';
import { writeStayCosts } from '@gakumado/backend/src/fill/listing/write-stay-costs.ts';
import { createNamer } from './building-names.ts';
import { makeClosures } from './make-closures.ts';
import { makeCosts } from './make-costs.ts';
import { makeFacilities } from './make-facilities.ts';
import { createImageMaker, type ImageSet } from './make-images.ts';
import { FIRST_ESTATE_ID, makeListing } from './make-listing.ts';
import { makeShops, nearestShop, type Shop } from './make-shops.ts';
import { makeStaff } from './make-staff.ts';
import { readPictures } from './picture-catalogue.ts';
import { placeEstates } from './place-estates.ts';
import { createRandom } from './random.ts';
import { readWorld } from './read-world.ts';
import { toEstateRow } from './to-estate-row.ts';
import type { Listing, World } from './types.ts';

/** Adds rows of which the first names the columns; all rows of a table have the same. */
async function copyAll<Row extends object>(
  client: PoolClient,
  table: string,
  rows: Row[],
  leaveOut: string[] = [],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = (Object.keys(first) as (keyof Row & string)[]).filter(
    (column) => !leaveOut.includes(column),
  );
  await copyRows(client, table, columns, rows);
}

/** Visitors see listings by school and nearness: pictures are given out in that order. */
function assignImages(
  listings: Listing[],
  makeImages: (listing: Listing) => ImageSet,
): Map<number, ImageSet> {
  const inListOrder = listings.toSorted(
    (a, b) =>
      a.site.campus.campus_id - b.site.campus.campus_id ||
      a.site.campusDistanceM - b.site.campusDistanceM ||
      a.estate_id - b.estate_id,
  );
  return new Map(inListOrder.map((listing) => [listing.estate_id, makeImages(listing)]));
}

async function copyShops(client: PoolClient, shops: Shop[], listings: Listing[]): Promise<void> {
  const rows = shops.map((shop) => ({
    ...shop,
    recommended_estate_ids: listings
      .filter(({ site }) => nearestShop(shops, site).shop_id === shop.shop_id)
      .slice(0, 10)
      .map(({ estate_id }) => estate_id),
  }));
  await copyAll(client, 'shop', rows);
  await copyAll(client, 'shop_closure', makeClosures(shops));
  await copyAll(client, 'staff', makeStaff(shops));
}

const analyze = (client: PoolClient, tables: string[]) => client.query(`analyze ${tables.join(', ')}`);

async function copyEstates(client: PoolClient, rows: ReturnType<typeof toEstateRow>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  await client.query(
    `create temp table sample_estate on commit drop as select ${columns.join(', ')} from estate with no data`,
  );
  await copyAll(client, 'sample_estate', rows);
  await client.query('analyze sample_estate (estate_id)');
  await writeEstates(client, 'sample_estate', columns);
}

async function copyListings(
  client: PoolClient,
  world: World,
  shops: Shop[],
  listings: Listing[],
): Promise<void> {
  const images = assignImages(listings, createImageMaker(await readPictures()));
  const imagesOf = (listing: Listing) => images.get(listing.estate_id)!;
  const stationRows = listings.flatMap(({ estate_id, site }) =>
    site.stations.map(({ station, ...walk }, index) => ({
      estate_id,
      station_id: station.station_id,
      ...walk,
      sort_no: index + 1,
    })),
  );
  const roomRows = listings.flatMap((listing) =>
    listing.rooms.map((room) => ({
      ...room,
      reservation_terms: room.reservation_terms && { json: room.reservation_terms },
      panorama_url: null,
      youtube_id: null,
      images: { json: imagesOf(listing).roomImages.get(room.roomtype_id) ?? [] },
    })),
  );
  const estateRows = listings.map((listing) =>
    toEstateRow(world, listing, nearestShop(shops, listing.site).shop_id),
  );
  await client.query('set constraints all deferred');
  await copyAll(client, 'roomtype', roomRows);
  await copyAll(
    client,
    'estate_image',
    listings.flatMap((listing) => imagesOf(listing).images),
    ['space'],
  );
  await copyAll(client, 'estate_station', stationRows);
  await analyze(client, ['roomtype', 'estate_image', 'estate_station']);
  await copyEstates(client, estateRows);
  await copyAll(
    client,
    'cost',
    listings.flatMap((listing) => makeCosts(createRandom(600_011 + listing.site.index), listing)),
  );
  await copyAll(
    client,
    'facility',
    listings.flatMap((listing) => makeFacilities(listing, imagesOf(listing).images)),
  );
}

/**
 * Replaces the sample listings and shops by `estates` generated ones, the same for the same reference data.
 * Needs the reference data; run it in a transaction, and computeCommutes after it.
 */
export async function loadSamples(
  client: PoolClient,
  options: { estates: number; roomsPerEstate?: number },
): Promise<void> {
  await client.query('set local statement_timeout = 0');
  const world = await readWorld(client);
  const shops = makeShops(world);
  const nameBuilding = createNamer();
  const listings = placeEstates(world, options.estates).map((site) =>
    makeListing(world, nameBuilding, site, options.roomsPerEstate),
  );
  await client.query('delete from estate where is_sample and estate_id >= $1', [FIRST_ESTATE_ID]);
  await client.query('delete from shop where is_sample');
  await copyShops(client, shops, listings);
  await copyListings(client, world, shops, listings);
  await analyze(client, ['estate', 'cost', 'facility']);
  await writeStayCosts(
    client,
    listings.map(({ estate_id }) => estate_id),
  );
  await analyze(client, ['stay_cost']);
}
