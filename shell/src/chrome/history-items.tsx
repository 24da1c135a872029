import { useSyncExternalStore } from 'react';
import { onDeviceStorage, readLastSearch } from '@gakumado/shared/cookies';
import type { Estate } from '@gakumado/shared/contract';
import { linkedTargets, stayFor, targetsOfSearch } from '@gakumado/shared/search-fields';
import { Carousel } from '@gakumado/shared/ui/carousel';
import { HistoryItem } from './history-item.tsx';

/** Width of an item in px (specification, section 9). */
const ITEM_WIDTH = 215;

/** The carousel of the estates that the visitor looked at. Its links carry what the last search was of, as those of the history do. */
export function HistoryItems({ estates }: { estates: readonly Estate[] }) {
  const lastSearch = useSyncExternalStore(onDeviceStorage, readLastSearch, () => null);
  const asked = {
    ...linkedTargets(targetsOfSearch(lastSearch)),
    ...stayFor(new URLSearchParams(), lastSearch),
  };
  return (
    <Carousel label="最近見た物件の一覧" itemWidth={ITEM_WIDTH}>
      {estates.map((estate) => (
        <HistoryItem key={estate.estate_id} {...{ estate, asked }} />
      ))}
    </Carousel>
  );
}
