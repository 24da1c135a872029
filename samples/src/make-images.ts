import { isHall } from './building-fees.ts';
import { createRotation, subjectOf, type Picture, type View } from './picture-catalogue.ts';
import { seriesOf, seriesOffers } from './picture-series.ts';
import { truePictures } from './true-pictures.ts';
import type { Listing, Room } from './types.ts';

export interface EstateImage {
  image_id: number;
  estate_id: number;
  roomtype_id: number | null;
  path: string;
  category: 1 | 2 | 3 | 4 | 6;
  caption: string;
  width: number;
  height: number;
  sort_no: number;
  /** The common space shown, for the facility list. */
  space?: string | undefined;
}

type Draft = Omit<EstateImage, 'image_id' | 'estate_id' | 'sort_no'>;

export interface RoomImage {
  path: string;
  category: 2 | 3;
  caption: string;
  width: number;
  height: number;
}

export interface ImageSet {
  images: EstateImage[];
  roomImages: Map<number, RoomImage[]>;
  coverPath: string;
}

const FLOOR_PLAN = { width: 640, height: 480 };

function pathOf({ file }: Picture): string {
  return `/images/pictures/${file}`;
}

/** The part of the caption that is not about the size of the pictured room or house, marked as an image. */
function captionOf({ caption }: Picture, lead: string): string {
  const detail = caption
    .split('。')
    .filter((sentence) => sentence !== '' && !/畳|階建て/.test(sentence))
    .join('。');
  const marked = lead.includes('イメージ') ? lead : `${lead}（イメージ）`;
  return detail ? `${marked}：${detail}` : marked;
}

const VIEW_LEADS: Record<View, string> = {
  door: '室内',
  window: '室内',
  desk: '室内',
  kitchen: 'キッチン',
  bath: '浴室',
  entrance: '玄関',
};

/** A furnished picture of a room that comes without furniture says so. */
function roomLead(room: Room, { view, tags }: Picture): string {
  const isUnfurnished = tags.furnished === true && !room.equipment.includes(824) && view !== 'bath';
  const lead = VIEW_LEADS[view ?? 'door'];
  return `${room.name} ${lead}（イメージ${isUnfurnished ? '。家具は付きません' : ''}）`;
}

function roomImage(room: Room, picture: Picture): RoomImage {
  return { ...shape(picture), category: 2, caption: captionOf(picture, roomLead(room, picture)) };
}

/** Houses of the right number of storeys, where there is a picture of one. */
function exteriorOffers(pictures: Picture[], { building }: Listing) {
  const type =
    building.building_type_id === 903 ? 'apartment' : isHall(building.building_type_id) ? 'hall' : 'mansion';
  const wanted = building.structure.replace('造', '').replace('軽量', '').replace('SRC', 'RC');
  const exteriors = pictures.filter(({ kind }) => kind === 'exterior');
  const fitting = exteriors.filter(
    ({ tags }) => tags.type === type || (type === 'hall' && tags.type === 'mansion'),
  );
  const asHigh = fitting.filter(({ tags }) => tags.floors === building.floors);
  return (asHigh.length > 0 ? asHigh : fitting)
    .map((picture) => ({
      picture,
      penalty:
        Math.abs((picture.tags.floors ?? 4) - building.floors) +
        (picture.tags.structure === wanted ? 0 : 0.8) +
        (picture.tags.type === type ? 0 : 1.5),
    }))
    .filter(
      ({ penalty }, _, all) => penalty <= Math.max(1.8, Math.min(...all.map((offer) => offer.penalty)) + 1),
    );
}

function roomOffers(pictures: Picture[], room: Room) {
  const isTatami = room.name.includes('和室');
  const isFurnished = room.equipment.includes(824);
  const hasLoft = room.equipment.includes(821);
  return truePictures(pictures, room)
    .filter(({ kind, series, tags }) => kind === 'room' && !series && (tags.floor === 'tatami') === isTatami)
    .map((picture) => ({ picture, penalty: roomPenalty(picture, room, isFurnished, hasLoft) }))
    .filter(({ penalty }, _, all) => penalty <= Math.min(...all.map((offer) => offer.penalty)) + 2.6);
}

function roomPenalty({ tags, caption }: Picture, room: Room, isFurnished: boolean, hasLoft: boolean): number {
  const isLiving = (layout = '') => /LDK|2DK/.test(layout);
  const layout =
    tags.layout === room.layout
      ? 0
      : isLiving(tags.layout) !== isLiving(room.layout)
        ? 5
        : tags.layout === '1DK' && !room.layout.includes('DK')
          ? 3
          : 0.7;
  const furnished = tags.furnished === isFurnished ? 0 : isFurnished ? 4 : 1.2;
  return (
    layout +
    furnished +
    Math.abs((tags.mats ?? 6) - room.mats_area) * 0.7 +
    (hasLoft && !caption.includes('ロフト') ? 2 : 0)
  );
}

/** Common spaces worth showing, with the equipment that a building needs to have them. */
const SPACES: [space: string, id: number, lead: string, category: 4 | 6][] = [
  ['dining', 818, '食堂', 6],
  ['study', 819, '自習室', 4],
  ['bath', 828, '大浴場', 4],
  ['laundry', 820, 'ランドリー', 4],
  ['entrance', 801, 'エントランス', 4],
  ['bicycle', 816, '駐輪場', 4],
];

/** An image of a listing with the picture that it shows; plans show none. */
interface Entry {
  draft: Draft;
  picture?: Picture;
}

const subject = ({ picture }: Entry) => picture && subjectOf(picture);

/** Of a series, the first picture of a listing is by turns one of these. */
const COVER_VIEWS: readonly View[] = ['door', 'desk', 'window'];

/** The first image of a listing: every second time a room, and never of the home that the listing before shows first. */
function pickCover(entries: readonly Entry[], turn: number, before: string | undefined): Entry | undefined {
  const rooms = entries.filter(({ draft }) => draft.category === 2);
  const view = COVER_VIEWS[(turn / 2) % COVER_VIEWS.length];
  const room = rooms.find(({ picture }) => picture?.view === view) ?? rooms[0];
  const wanted = turn % 2 === 0 && room ? [room, ...entries] : entries;
  return wanted.find((entry) => entry.picture && subject(entry) !== before);
}

function planOf(room: Room): RoomImage {
  const caption = `${room.name} ${room.layout} 間取り図`;
  return { path: room.floorplan_image_path, ...FLOOR_PLAN, category: 3, caption };
}

/**
 * Gives pictures to listings one after the other. Call it in the order in which visitors see them side by side:
 * each call takes the fitting pictures that were used longest ago. A room of which a series is true gets all its views, unless
 * another room of the building has them.
 */
export function createImageMaker(pictures: Picture[]): (listing: Listing) => ImageSet {
  const rotateExterior = createRotation();
  const rotateSeries = createRotation();
  const rotateRoom = createRotation();
  const rotateCommon = createRotation();
  const allSeries = seriesOf(pictures);
  let turn = 0;
  let coverBefore: string | undefined;

  /** The views of a series, a single picture, or none where all that fit are used. */
  const picturesOf = (room: Room, used: ReadonlySet<string>): readonly Picture[] => {
    const first = rotateSeries(seriesOffers(allSeries, room), used);
    if (first) return allSeries.find((views) => views.includes(first)) ?? [];
    const single = rotateRoom(roomOffers(pictures, room), used);
    return single ? [single] : [];
  };

  const outside = (listing: Listing): Entry[] => {
    const picture = rotateExterior(exteriorOffers(pictures, listing));
    const about = { roomtype_id: null, category: 1 } as const;
    return picture
      ? [{ picture, draft: { ...shape(picture), ...about, caption: captionOf(picture, '外観') } }]
      : [];
  };

  const common = (listing: Listing): Entry[] =>
    SPACES.filter(([, id]) => listing.equipment.includes(id)).flatMap(([space, , lead, category]) => {
      const offers = pictures
        .filter(({ kind, tags }) => kind === 'common' && tags.space === space)
        .map((picture) => ({ picture, penalty: 0 }));
      const picture = rotateCommon(offers);
      const about = { roomtype_id: null, category, caption: `${lead}（イメージ）`, space };
      return picture ? [{ picture, draft: { ...shape(picture), ...about } }] : [];
    });

  return (listing) => {
    turn += 1;
    const entries = outside(listing);
    const used = new Set<string>();
    for (const room of listing.rooms) {
      for (const picture of picturesOf(room, used)) {
        used.add(subjectOf(picture));
        entries.push({ picture, draft: { ...roomImage(room, picture), roomtype_id: room.roomtype_id } });
      }
    }
    entries.push(
      ...common(listing),
      ...listing.rooms.map((room) => ({ draft: { ...planOf(room), roomtype_id: room.roomtype_id } })),
    );
    const cover = pickCover(entries, turn, coverBefore);
    coverBefore = cover && subject(cover);
    const ordered = cover ? [cover, ...entries.filter((entry) => entry !== cover)] : entries;
    const images = ordered.map(({ draft }, index) => numbered(listing.estate_id, draft, index));
    return { images, roomImages: imagesOfRooms(images), coverPath: images[0]?.path ?? '' };
  };
}

/** The images of each room in the order of the building's, as an import has them from its file of images. */
function imagesOfRooms(images: readonly EstateImage[]): Map<number, RoomImage[]> {
  const rooms = new Map<number, RoomImage[]>();
  for (const { roomtype_id, path, category, caption, width, height } of images) {
    if (roomtype_id === null || (category !== 2 && category !== 3)) continue;
    const image = { path, category, caption, width, height };
    rooms.set(roomtype_id, [...(rooms.get(roomtype_id) ?? []), image]);
  }
  return rooms;
}

function numbered(estate_id: number, draft: Draft, index: number): EstateImage {
  return { image_id: estate_id * 100 + index, estate_id, ...draft, sort_no: index + 1 };
}

function shape(picture: Picture): { path: string; width: number; height: number } {
  return { path: pathOf(picture), width: picture.width, height: picture.height };
}
