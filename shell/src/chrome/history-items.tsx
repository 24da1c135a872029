import type { Estate } from '@gakumado/shared/contract';
import { useMySearch } from '@gakumado/shared/my-search';
import { linkedPlaces, stayOfMySearch } from '@gakumado/shared/search-fields';
import { Carousel } from '@gakumado/shared/ui/carousel';
import { HistoryItem } from './history-item.tsx';

/** Width of an item in px (specification, section 9). */
const ITEM_WIDTH = 215;

/** The carousel of the estates that the visitor looked at. Its links carry what the visitor said, as those of the history do. */
export function HistoryItems({ estates }: { estates: readonly Estate[] }) {
  const mine = useMySearch();
  const asked = { ...linkedPlaces(mine.places), ...stayOfMySearch(mine) };
  return (
    <Carousel label="最近見た物件の一覧" itemWidth={ITEM_WIDTH}>
      {estates.map((estate) => (
        <HistoryItem key={estate.estate_id} {...{ estate, asked }} />
      ))}
    </Carousel>
  );
}
