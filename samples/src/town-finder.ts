import { PointGrid } from '@gakumado/backend/src/engines/commute/geo.ts';
import type { Point } from '@gakumado/shared/vocabulary';
import type { PostalTown, Town, TownPlace, World } from './types.ts';

/** The middle of the nearest town lies within this of any place where people live. */
const MOST_M = 1500;

/** Parks, ports and the palace: nobody lets rooms there. */
const NOT_LIVED_IN = /(?:公園|御苑|外苑|空港|ふ頭|埠頭|国有林|公有水面|駐屯地)$|^千代田$/;

/** Spellings that postal codes and addresses have for one town. */
const spellings = (name: string) => {
  const plain = name.replace(/^大字|^字/, '');
  const all = [name, plain, `大字${plain}`];
  return [
    ...all,
    ...all.map((each) => each.replaceAll('ヶ', 'ケ')),
    ...all.map((each) => each.replaceAll('ケ', 'ヶ')),
  ];
};

/** The postal town with the longest name that the name of a town begins with. */
function postalTownOf(world: World, { city_id, town_name }: TownPlace): PostalTown | undefined {
  const known = world.postalTowns.get(city_id);
  for (let length = town_name.length; length > 0; length -= 1) {
    const found = spellings(town_name.slice(0, length)).find((name) => known?.has(name));
    if (found !== undefined) return known?.get(found);
  }
  return undefined;
}

export type FindTown = (place: Point) => Town | undefined;

/** A finder of the town in which a place lies: the one with the nearest middle, unless nobody lives there. */
export function createTownFinder(world: World): FindTown {
  const grid = new PointGrid(world.towns);
  return (place) => {
    const nearest = grid.near(place, MOST_M)[0]?.point;
    if (!nearest || NOT_LIVED_IN.test(nearest.town_name)) return undefined;
    const postal = postalTownOf(world, nearest);
    return postal && { ...postal, city_id: nearest.city_id, written: nearest.town_name };
  };
}
