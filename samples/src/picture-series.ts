import { layOutRoom } from '@gakumado/backend/src/engines/floor-plan/lay-out-room.ts';
import type { Plan } from '@gakumado/backend/src/engines/floor-plan/plan.ts';
import { VIEWS, type Picture } from './picture-catalogue.ts';
import type { Room } from './types.ts';

/** The pictures of one home, one from each place. */
export type Series = readonly Picture[];

/** The whole series of the catalogue. */
export function seriesOf(pictures: readonly Picture[]): Series[] {
  const byName = Map.groupBy(
    pictures.filter(({ series }) => series !== undefined),
    ({ series }) => series,
  );
  return [...byName.values()].map((views) =>
    views.toSorted((a, b) => VIEWS.indexOf(a.view ?? 'door') - VIEWS.indexOf(b.view ?? 'door')),
  );
}

/** Whether the kitchen stands in the main room, or is open to it, or lies behind a door. */
export function kitchenPlace({ spaces, fixtures, open }: Plan): 'room' | 'hall' | null {
  const kitchen = fixtures.find(({ kind }) => kind === 'kitchen');
  const main = spaces.find(({ id }) => id === 'main');
  if (!kitchen || !main) return null;
  const isInside = kitchen.x < main.x + main.w && kitchen.y < main.y + main.h;
  const isOpen = open.some((pair) => pair.includes('main') && pair.includes('hall'));
  return isInside || isOpen ? 'room' : 'hall';
}

/** How many 畳 a pictured room may be larger or smaller. */
const MATS_APART = 1;

/** Whether a series shows a home as the plan and the equipment of a room have it, and nothing that they lack. */
export function isTrueOf({ tags }: Picture, room: Room): boolean {
  const has = (id: number) => room.equipment.includes(id);
  if (tags.layout !== room.layout || room.name.includes('浴室共用') || has(821) || !has(810)) return false;
  if (Math.abs((tags.mats ?? 0) - room.mats_area) > MATS_APART) return false;
  if ((tags.floor === 'tatami') !== room.name.includes('和室')) return false;
  if ((tags.bath === 'separate') !== has(807) || tags.closet !== has(822)) return false;
  const isShort = (tags.fridge && !has(823)) || ((tags.burners ?? 1) > 1 && !has(811));
  // An empty room would hide the furniture that is there.
  return (
    !isShort && !(has(824) && tags.furnished === false) && kitchenPlace(layOutRoom(room)) === tags.kitchen
  );
}

/** The series that are true of a room, as offers of their first picture; those that suit it less have a penalty. */
export function seriesOffers(all: readonly Series[], room: Room): { picture: Picture; penalty: number }[] {
  return all
    .flatMap(([first]) => (first && isTrueOf(first, room) ? [first] : []))
    .map((picture) => ({
      picture,
      penalty:
        Math.abs((picture.tags.mats ?? room.mats_area) - room.mats_area) * 0.7 +
        (picture.tags.furnished === room.equipment.includes(824) ? 0 : 1.2),
    }));
}
