import { isHall } from './building-fees.ts';
import { createRotation, subjectOf, type Picture } from './picture-catalogue.ts';
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

/** A furnished picture of a room that comes without furniture says so. */
function roomLead(room: Room, picture: Picture | undefined): string {
  const isUnfurnished = picture?.tags.furnished === true && !room.equipment.includes(824);
  return `${room.name} 室内（イメージ${isUnfurnished ? '。家具は付きません' : ''}）`;
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
    .filter(({ kind, tags }) => kind === 'room' && (tags.floor === 'tatami') === isTatami)
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

/**
 * Gives pictures to listings one after the other. Call it in the order in which visitors see them side by side:
 * each call takes the fitting pictures that were used longest ago.
 */
export function createImageMaker(pictures: Picture[]): (listing: Listing) => ImageSet {
  const rotateExterior = createRotation();
  const rotateRoom = createRotation();
  const rotateCommon = createRotation();
  let turn = 0;
  return (listing) => {
    turn += 1;
    const drafts: Draft[] = [];
    const roomImages = new Map<number, RoomImage[]>();
    const exterior = rotateExterior(exteriorOffers(pictures, listing));
    if (exterior)
      drafts.push({
        ...shape(exterior),
        roomtype_id: null,
        category: 1,
        caption: captionOf(exterior, '外観'),
      });
    const used = new Set<string>();
    for (const room of listing.rooms) {
      const picture = rotateRoom(roomOffers(pictures, room), used);
      const lead = roomLead(room, picture);
      const plan: RoomImage = {
        path: room.floorplan_image_path,
        ...FLOOR_PLAN,
        category: 3,
        caption: `${room.name} ${room.layout} 間取り図`,
      };
      roomImages.set(
        room.roomtype_id,
        picture ? [{ ...shape(picture), category: 2, caption: captionOf(picture, lead) }, plan] : [plan],
      );
      if (picture) {
        used.add(subjectOf(picture));
        drafts.push({
          ...shape(picture),
          roomtype_id: room.roomtype_id,
          category: 2,
          caption: captionOf(picture, lead),
        });
      }
    }
    for (const [space, id, lead, category] of SPACES) {
      if (!listing.equipment.includes(id)) continue;
      const offers = pictures
        .filter(({ kind, tags }) => kind === 'common' && tags.space === space)
        .map((picture) => ({ picture, penalty: 0 }));
      const picture = rotateCommon(offers);
      if (picture)
        drafts.push({
          ...shape(picture),
          roomtype_id: null,
          category,
          caption: `${lead}（イメージ）`,
          space,
        });
    }
    for (const room of listing.rooms) {
      drafts.push({
        path: room.floorplan_image_path,
        ...FLOOR_PLAN,
        roomtype_id: room.roomtype_id,
        category: 3,
        caption: `${room.name} ${room.layout} 間取り図`,
      });
    }
    const cover = turn % 2 === 0 ? drafts.find(({ category }) => category === 2) : undefined;
    const ordered = cover ? [cover, ...drafts.filter((draft) => draft !== cover)] : drafts;
    const images = ordered.map((draft, index) => numbered(listing.estate_id, draft, index));
    return { images, roomImages, coverPath: images[0]?.path ?? '' };
  };
}

function numbered(estate_id: number, draft: Draft, index: number): EstateImage {
  return { image_id: estate_id * 100 + index, estate_id, ...draft, sort_no: index + 1 };
}

function shape(picture: Picture): { path: string; width: number; height: number } {
  return { path: pathOf(picture), width: picture.width, height: picture.height };
}
