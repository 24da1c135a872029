import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import SearchIcon from 'lucide-react/icons/search';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { typedWord } from '@gakumado/shared/texts';
import { Button } from '@gakumado/shared/ui';
import { STATION_NAME_MAX } from '@gakumado/shared/vocabulary';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { PickBar } from '../../parts/pick-bar.tsx';
import { usePickedIds } from '../../search/picked-ids.ts';
import { stationsResultPath } from '../../search/search-paths.ts';
import type { CompanyLines } from '../../places/station-lists.ts';
import { useEstateCount } from '../../parts/use-estate-count.ts';
import { appliedFilters } from '../../search/filter/applied-filters.ts';
import { writeSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import type { FilterChoices } from '../../search/filter/filter-choices.ts';
import { isNarrowed } from '../../search/scope.ts';
import { toFilter } from '../../search/request.ts';
import { FilterChips } from '../../search/filter/filter-chips.tsx';
import { FoundStations } from './found-stations.tsx';
import { LineList } from './line-list.tsx';
import styles from './station-picker.module.css';

interface StationPickerProps {
  prefecture: Prefecture;
  companies: readonly CompanyLines[];
  /** Filters of the list from which the visitor comes. They are kept. */
  condition: Search;
  choices: FilterChoices;
  initialWord: string;
  initialIds: readonly number[];
}

/** Stations of a prefecture to tick, by line or by name, and how many estates that finds. */
export function StationPicker({
  prefecture,
  companies,
  condition,
  choices,
  initialWord,
  initialIds,
}: StationPickerProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(initialWord);
  const word = typedWord(typed);
  const { prefecture_id: prefId, name_kana: name, estate_count } = prefecture;
  const picked = usePickedIds('station_id', initialIds);
  const stationIds = [...picked.ids].toSorted((a, b) => a - b);
  const asked = { ...condition, station_id: stationIds };
  const isAsked = stationIds.length > 0 || isNarrowed(condition);
  const count = useEstateCount(isAsked ? filterOf(prefId, asked) : null);
  const place = useRef<HTMLDivElement>(null);
  const filters = appliedFilters(condition, choices).map(({ label, without }) => ({
    label,
    href: paths.transitInPrefecture(prefId) + writeSearch({ ...without, station_id: stationIds }),
  }));
  const carriedFields = [...new URLSearchParams(writeSearch(condition))].map(([field, value]) => (
    <input key={field} type="hidden" name={field} value={value} />
  ));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(stationsResultPath(prefId, asked));
  }

  return (
    <div className={styles.picker} ref={place} tabIndex={-1}>
      {filters.length > 0 && (
        <FilterChips
          title="引き継いでいる条件"
          filters={filters}
          // The link is removed with its filter.
          onRemove={() => place.current?.focus()}
        />
      )}
      <form
        method="get"
        action={paths.transitInPrefecture(prefId)}
        role="search"
        aria-label={`${name}の駅名で絞り込む`}
        className={styles.find}
        onSubmit={(event) => event.preventDefault()}
      >
        {carriedFields}
        <label htmlFor="station-word" className={styles.label}>
          駅名で絞り込む
        </label>
        <div className={styles.row}>
          <input
            id="station-word"
            type="search"
            name="station_name"
            maxLength={STATION_NAME_MAX}
            autoComplete="off"
            placeholder="漢字でも、ひらがなでも探せます"
            className={styles.input}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            <SearchIcon size="1.125rem" aria-hidden />
            探す
          </Button>
        </div>
      </form>
      <form
        method="get"
        action={paths.areaResult(prefId)}
        aria-label="駅を選んで物件を見る"
        className={styles.form}
        onSubmit={handleSubmit}
      >
        {carriedFields}
        {word === '' ? (
          <LineList prefId={prefId} companies={companies} picked={picked} />
        ) : (
          <FoundStations prefId={prefId} companies={companies} word={word} picked={picked} />
        )}
        <PickBar
          unit="駅"
          everywhere={name}
          count={isAsked ? count : estate_count || null}
          pickedCount={stationIds.length}
          onClear={picked.clear}
        />
      </form>
    </div>
  );
}

/** The search of the result page. The page of a single station has its estates beyond the border, too. */
function filterOf(prefId: number, search: Search) {
  const { pref_id, ...anywhere } = toFilter(areaScope(prefId), search);
  return search.station_id.length === 1 ? anywhere : { ...anywhere, pref_id };
}
