import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Button } from '@gakumado/shared/ui';
import { PickBar } from '../../components/pick-bar.tsx';
import { usePickedIds } from '../../components/picked-ids.ts';
import { stationsResultPath } from '../../components/search-paths.ts';
import { useEstateCount } from '../../components/use-estate-count.ts';
import { FoundStations } from './found-stations.tsx';
import { LineList } from './line-list.tsx';
import type { CompanyLines } from './station-lists.ts';
import styles from './station-picker.module.css';

interface StationPickerProps {
  prefecture: Prefecture;
  companies: readonly CompanyLines[];
  initialWord: string;
  initialIds: readonly number[];
}

/** Stations of a prefecture to tick, by line or by name, and how many estates that finds. */
export function StationPicker({ prefecture, companies, initialWord, initialIds }: StationPickerProps) {
  const navigate = useNavigate();
  const [word, setWord] = useState(initialWord);
  const { prefecture_id: prefId, name_kana: name, estate_count } = prefecture;
  const picked = usePickedIds('station_id', initialIds);
  const stationIds = [...picked.ids].toSorted((a, b) => a - b);
  const count = useEstateCount(stationIds.length > 0 ? { station_id: stationIds } : null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(stationsResultPath(prefId, stationIds));
  }

  return (
    <div className={styles.picker}>
      <form
        method="get"
        action={paths.transitInPrefecture(prefId)}
        role="search"
        aria-label={`${name}の駅名で絞り込む`}
        className={styles.find}
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor="station-word" className={styles.label}>
          駅名で絞り込む
        </label>
        <div className={styles.row}>
          <input
            id="station-word"
            type="search"
            name="station_name"
            maxLength={50}
            autoComplete="off"
            placeholder="漢字でも、ひらがなでも探せます"
            className={styles.input}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            <Search size={18} aria-hidden />
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
        {word.trim() === '' ? (
          <LineList prefId={prefId} companies={companies} picked={picked} />
        ) : (
          <FoundStations prefId={prefId} companies={companies} word={word} picked={picked} />
        )}
        <PickBar
          unit="駅"
          everywhere={name}
          count={stationIds.length > 0 ? count : estate_count}
          pickedCount={stationIds.length}
          onClear={picked.clear}
        />
      </form>
    </div>
  );
}
