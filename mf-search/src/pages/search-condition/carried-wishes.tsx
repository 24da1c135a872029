import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { campusLabel } from '@gakumado/shared/ui';
import { writeDraft } from '../../components/search-draft/draft-address.ts';
import type { DraftPlace } from '../../components/search-draft/draft-place.ts';
import { fieldlessWishes } from '../../results/applied-wishes.ts';
import type { Condition } from '../../results/condition.ts';
import { withoutSecondCampus } from '../../results/place.ts';
import { WishChips } from '../../results/wish-chips.tsx';

interface CarriedWishesProps {
  found: { draft: DraftPlace };
  condition: Condition;
  /** Absent when it could not be asked for. */
  secondCampus: SchoolCampus | null | undefined;
}

/**
 * What a result page can ask for and this page has no field for: a part of the map, words, a second campus. It is part
 * of what is counted, searched and saved, so it is told, and can be taken away.
 */
export function CarriedWishes({ found: { draft }, condition, secondCampus }: CarriedWishesProps) {
  const hrefOf = (without: Condition) =>
    paths.searchCondition() +
    writeDraft({ ...draft, bounds: without.bounds, polygon: without.polygon }, without);
  const wishes = fieldlessWishes(condition).map(({ label, without }) => ({ label, href: hrefOf(without) }));
  if (condition.second_school_id !== undefined) {
    const label = secondCampus ? `2つ目の学校：${campusLabel(secondCampus)}` : '2つ目の学校';
    wishes.push({ label, href: hrefOf(withoutSecondCampus(condition)) });
  }
  return wishes.length > 0 && <WishChips title="あわせて指定している条件" heading="h3" wishes={wishes} />;
}
