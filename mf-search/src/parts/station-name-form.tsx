import { estatesByStationName } from '../search/search-paths.ts';
import { WordForm } from './word-form.tsx';

/** Estates at stations of a name. */
export function StationNameForm({ defaultName }: { defaultName?: string }) {
  return (
    <WordForm
      title="駅名から探す"
      name="station_name"
      maxLength={50}
      placeholder="例：高田馬場、たかだのばば"
      defaultWord={defaultName}
      hrefOf={estatesByStationName}
    />
  );
}
