import { STATION_NAME_MAX } from '@gakumado/shared/vocabulary';
import { estatesByStationName } from '../search/search-paths.ts';
import { WordForm } from '../search/word-form.tsx';

/** Estates at stations of a name. */
export function StationNameForm({ defaultName }: { defaultName?: string }) {
  return (
    <WordForm
      title="駅名から探す"
      name="station_name"
      maxLength={STATION_NAME_MAX}
      placeholder="例：高田馬場、たかだのばば"
      defaultWord={defaultName}
      hrefOf={estatesByStationName}
    />
  );
}
