import { commuteText } from '@gakumado/shared/format';
import { targetsOfPlaces } from '@gakumado/shared/search-fields';
import type { MySearch } from '@gakumado/shared/search-fields';
import type { Point } from '@gakumado/shared/vocabulary';
import { describeWay } from '../../engines/commute/describe-commute.ts';
import type { EstateIndex } from '../../fill/estate-index/estate-index.ts';

/** The ways from a home to the places of a member, in the words of a card: 西早稲田キャンパスまで約24分・乗換なし. */
type WaysFrom = (home: Point) => string[];

/**
 * How far homes are from the places that a member said once (contract 8.6). A place that is gone, and one that is further than
 * ways are worked out, has no words.
 */
export async function waysOfMember(
  estates: Pick<EstateIndex, 'placeOf'>,
  search: MySearch | null,
): Promise<WaysFrom> {
  const places = search?.places ?? [];
  const {
    targets: { first, second },
  } = await estates.placeOf(targetsOfPlaces(places));
  return (home) =>
    [first, second].flatMap((to, index) => {
      const way = to ? describeWay(home, to) : undefined;
      return way ? [commuteText(way, places[index]?.name)] : [];
    });
}
