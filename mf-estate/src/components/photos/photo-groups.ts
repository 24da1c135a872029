import type { Picture, Roomtype } from '@gakumado/shared/contract';
import { isEmptyText } from '@gakumado/shared/ui';
import { FLOOR_PLAN, imageCategories, labelOf } from '@gakumado/shared/vocabulary';

/** Photographs that are looked at together. */
export interface PhotoGroup {
  /** As in the address: empty for all photographs, else a category or a room type. */
  id: string;
  label: string;
  photos: readonly Picture[];
}

/** The proportion of a plan of unknown size. */
const PLAN_SIZE = { width: 640, height: 480 };

const captionOf = ({ caption, category }: Picture) =>
  isEmptyText(caption) ? (labelOf(imageCategories, category) ?? '写真') : caption;

function namedFor(room: string, photo: Picture): Picture {
  const caption = captionOf(photo);
  return { ...photo, caption: caption.includes(room) ? caption : `${room}：${caption}` };
}

function roomPhotos(roomtype: Roomtype): readonly Picture[] {
  const { images, floorplan_image_path: planPath } = roomtype;
  const plan = isEmptyText(planPath) || images.some(({ path }) => path === planPath) ? null : planPath;
  const all = plan
    ? [...images, { path: plan, category: FLOOR_PLAN, caption: '間取り図', ...PLAN_SIZE }]
    : images;
  return all.map((photo) => namedFor(roomtype.name, photo));
}

/** The photographs of a room type under its name, with its plan. */
export const roomGroup = (roomtype: Roomtype): PhotoGroup => ({
  id: `room-${roomtype.roomtype_id}`,
  label: roomtype.name,
  photos: roomPhotos(roomtype),
});

/** All photographs of an estate, each once: its own in their order, then those that only a room type has. */
function allPhotos(images: readonly Picture[], rooms: readonly PhotoGroup[]): readonly Picture[] {
  const own = images.map((image) => {
    const [room, other] = rooms.filter(({ photos }) => photos.some(({ path }) => path === image.path));
    return room && !other ? namedFor(room.label, image) : { ...image, caption: captionOf(image) };
  });
  const ofRooms = rooms.flatMap(({ photos }) => photos);
  const added = ofRooms.filter(
    ({ path }, i) =>
      images.every((image) => image.path !== path) && ofRooms.findIndex((photo) => photo.path === path) === i,
  );
  return [...own, ...added];
}

/** The groups of an estate's photographs that have any: all, the categories, the room types. */
export function photoGroups(images: readonly Picture[], roomtypes: readonly Roomtype[]) {
  const rooms = roomtypes.map(roomGroup).filter(({ photos }) => photos.length > 0);
  const all: PhotoGroup = {
    id: '',
    label: 'すべて',
    photos: allPhotos(images, rooms),
  };
  const categories: PhotoGroup[] = imageCategories
    .map(({ value, label }) => ({
      id: String(value),
      label,
      photos: all.photos.filter(({ category }) => category === value),
    }))
    .filter(({ photos }) => photos.length > 0);
  return { all, categories, rooms };
}

export type PhotoGroups = ReturnType<typeof photoGroups>;
