import { existsSync, readFileSync } from 'node:fs';
import { layOutRoom } from '@gakumado/backend/src/engines/floor-plan/lay-out-room.ts';
import sharp from 'sharp';
import { createImageMaker, type RoomImage } from './make-images.ts';
import { readPictures, subjectOf, VIEWS, type Picture } from './picture-catalogue.ts';
import { isTrueOf, kitchenPlace, seriesOf } from './picture-series.ts';
import { makeAll } from './testing/small-town.ts';
import type { Room } from './types.ts';

const fileOf = ({ file }: Picture) => new URL(`../../backend/seed/pictures/${file}`, import.meta.url);
const listings = makeAll(300);
const rooms = listings.flatMap((listing) => listing.rooms);

/** A catalogue with series for the common homes, whatever is rendered so far. */
function withSeries(pictures: readonly Picture[]): Picture[] {
  const homes = (['1K', '1R', '1DK', '1LDK'] as const).flatMap((layout) =>
    (['unit', 'separate'] as const).flatMap((bath) => [6.5, 8.5].map((mats) => ({ layout, bath, mats }))),
  );
  const tags = { furnished: true, floor: 'flooring', burners: 1, closet: true, fridge: false } as const;
  return [
    ...pictures.filter(({ series }) => series === undefined),
    ...homes.flatMap((home, index) =>
      VIEWS.map((view): Picture => {
        const kitchen = home.layout === '1R' || home.layout === '1LDK' ? 'room' : 'hall';
        const name = `series-${90 + index}`;
        const size = { width: 1600, height: 1067 };
        const about = {
          kind: 'room',
          caption: '',
          series: name,
          view,
          tags: { ...tags, ...home, kitchen },
        } as const;
        return { file: `${name}-${view}.webp`, ...size, ...about };
      }),
    ),
  ];
}

const catalogues: [name: string, read: () => Promise<Picture[]>][] = [
  ['the rendered series', readPictures],
  ['a series for each common home', async () => withSeries(await readPictures())],
];

const pathOf = ({ file }: Picture) => `/images/pictures/${file}`;

it('lists only pictures that are there, of the size that is said, and series that are whole', async () => {
  const pictures = await readPictures();
  for (const picture of pictures) {
    expect([picture.file, existsSync(fileOf(picture))]).toEqual([picture.file, true]);
    const { width, height } = await sharp(readFileSync(fileOf(picture))).metadata();
    expect([picture.file, picture.width, picture.height]).toEqual([picture.file, width, height]);
  }
  for (const views of seriesOf(pictures)) {
    expect(views.map(({ view }) => view)).toEqual([...VIEWS]);
    expect(new Set(views.map(({ tags }) => JSON.stringify(tags))).size).toBe(1);
  }
});

it('shows neither dusk nor night', async () => {
  for (const picture of await readPictures()) {
    expect(picture.caption).not.toMatch(/夕|夜|灯り|日没/);
    const { channels } = await sharp(readFileSync(fileOf(picture))).stats();
    expect([picture.file, channels.every(({ mean }) => mean > 80)]).toEqual([picture.file, true]);
  }
});

describe.each(catalogues)('with %s', (_, read) => {
  it('gives a room the whole of one series or a single picture, and the series is true of it', async () => {
    const pictures = await read();
    const byPath = new Map(pictures.map((picture) => [pathOf(picture), picture]));
    const makeImages = createImageMaker(pictures);
    let whole = 0;
    const check = (room: Room, images: readonly RoomImage[]) => {
      const shown = images.flatMap(({ path }) => byPath.get(path) ?? []);
      if (shown.length <= 1) {
        expect(shown.filter(({ series }) => series)).toEqual([]);
        return;
      }
      whole += 1;
      // The first picture of the building may be any of them.
      const views = shown.map(({ view }) => view);
      expect(views.toSorted()).toEqual([...VIEWS].toSorted());
      expect(new Set(shown.map(({ series }) => series)).size).toBe(1);
      const { tags } = shown[0]!;
      const plan = layOutRoom(room);
      expect(tags.layout).toBe(room.layout);
      expect(Math.abs(tags.mats! - room.mats_area)).toBeLessThanOrEqual(1);
      expect(tags.kitchen).toBe(kitchenPlace(plan));
      expect(tags.floor === 'tatami').toBe(plan.spaces.some(({ kind }) => kind === 'tatami'));
      // The picture of a bath shows a toilet where the plan has it in the bath.
      expect(tags.bath === 'unit').toBe(plan.spaces.some(({ label }) => label === 'UB'));
      expect(plan.openings.some(({ kind, y1 }) => kind === 'sash' && y1 === 0)).toBe(true);
    };
    for (const listing of listings) {
      const { images, roomImages } = makeImages(listing);
      for (const room of listing.rooms) {
        const ofRoom = roomImages.get(room.roomtype_id) ?? [];
        check(room, ofRoom);
        // An import has the images of rooms from those of the building.
        const paths = images
          .filter(({ roomtype_id }) => roomtype_id === room.roomtype_id)
          .map(({ path }) => path);
        expect(ofRoom.map(({ path }) => path)).toEqual(paths);
      }
    }
    if (seriesOf(pictures).length > 3) expect(whole).toBeGreaterThan(rooms.length * 0.2);
  });

  it('never shows one home twice in a building, nor first in two listings one after the other', async () => {
    const pictures = await read();
    const subjects = new Map(pictures.map((picture) => [pathOf(picture), subjectOf(picture)]));
    const makeImages = createImageMaker(pictures);
    const sets = listings.map((listing) => makeImages(listing));
    for (const { images, roomImages } of sets) {
      expect(new Set(images.map(({ path }) => path)).size).toBe(images.length);
      const homes = [...roomImages.values()].map(([first]) => subjects.get(first!.path) ?? first!.path);
      expect(new Set(homes).size).toBe(homes.length);
    }
    const covers = sets.map(({ coverPath }) => subjects.get(coverPath));
    expect(covers.filter((cover, index) => cover === covers[index - 1])).toEqual([]);
    expect(new Set(sets.slice(0, 60).map(({ coverPath }) => coverPath)).size).toBeGreaterThan(35);
  });
});

it('takes a series only where the room has what it shows', async () => {
  const view = withSeries([]).find(({ tags }) => tags.layout === '1K' && tags.bath === 'separate');
  const room = rooms.find((candidate) => isTrueOf(view!, candidate))!;
  const lacking = (id: number): Room => ({ ...room, equipment: room.equipment.filter((own) => own !== id) });
  expect(isTrueOf(view!, lacking(807))).toBe(false);
  expect(isTrueOf(view!, lacking(822))).toBe(false);
  expect(isTrueOf(view!, { ...room, mats_area: view!.tags.mats! + 1.5 })).toBe(false);
  expect(isTrueOf(view!, { ...room, equipment: [...room.equipment, 821] })).toBe(false);
  expect(isTrueOf(view!, { ...room, name: 'Aタイプ（和室）' })).toBe(false);
  const equipped: Picture = { ...view!, tags: { ...view!.tags, fridge: true, burners: 2 } };
  expect(isTrueOf(equipped, lacking(823))).toBe(false);
  expect(isTrueOf(equipped, { ...room, equipment: [...room.equipment, 811, 823] })).toBe(true);
  const empty: Picture = { ...view!, tags: { ...view!.tags, furnished: false } };
  expect(isTrueOf(empty, { ...room, equipment: [...room.equipment, 824] })).toBe(false);
});
