import type { Point } from '@gakumado/shared/vocabulary';
import type { Choice } from './choose-meanings.ts';
import { campusesOfMeaning } from './meaning.ts';
import type { Piece } from './meaning.ts';
import type { NameIndex } from './name-index.ts';
import { pointOf } from './point-of.ts';
import { endOf } from './targets.ts';

/** The place around which homes are searched, with its position. */
export interface Centre {
  choice: Choice;
  point: Point;
}

/** The place that a radius belongs to: the last one before it, else the first one behind it (渋谷駅から2km以内, 半径1km 早稲田大学). */
export function centreOf(
  pieces: readonly Piece[],
  choices: readonly Choice[],
  index: NameIndex,
): Centre | undefined {
  const radius = pieces.find(({ wish }) => wish?.radiusKm !== undefined);
  if (!radius) return undefined;
  const centres = choices.flatMap((choice): Centre[] => {
    const [campus] = campusesOfMeaning(choice.chosen);
    const place = campus ?? pointOf(endOf(choice).thing, index);
    return place ? [{ choice, point: { lat: place.lat, lon: place.lon } }] : [];
  });
  return centres.findLast(({ choice }) => choice.piece.end <= radius.start) ?? centres[0];
}
