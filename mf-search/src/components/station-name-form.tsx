import { useNavigate } from 'react-router-dom';
import type { SubmitEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { Button } from '@gakumado/shared/ui';
import { estatesByStationName } from './search-paths.ts';
import styles from './station-name-form.module.css';

interface StationNameFormProps {
  /** Searches in this prefecture only. */
  prefId?: number;
  defaultName?: string;
}

/** Estates at stations of a name: a form that the browser can send by itself. An empty one asks for a name. */
export function StationNameForm({ prefId, defaultName }: StationNameFormProps) {
  const navigate = useNavigate();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('station_name');
    if (typeof name === 'string' && name.trim() !== '') {
      void navigate(estatesByStationName(name.trim(), prefId));
    }
  }

  return (
    <form
      method="get"
      action={estatesByStationName('', prefId)}
      role="search"
      aria-label="駅名から探す"
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <label htmlFor="station-name" className={styles.label}>
        駅名から探す
      </label>
      <div className={styles.row}>
        <input
          id="station-name"
          name="station_name"
          type="search"
          required
          maxLength={50}
          autoComplete="off"
          placeholder="例：高田馬場、たかだのばば"
          defaultValue={defaultName}
          className={styles.input}
        />
        <Button type="submit">
          <Search size={18} aria-hidden />
          検索
        </Button>
      </div>
    </form>
  );
}
