import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listEstates } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Button, FieldSet, formatRents, Picture, SampleNote, useLatest } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { idsAt } from '../form-field.ts';
import type { FormField, Need } from '../form-field.ts';
import { useItem, useNeed, useValues } from '../use-item.ts';
import styles from './estates-item.module.css';

interface EstatesItem {
  need: Need;
  /** Cards that the page has loaded; others are loaded when they are shown. */
  known: readonly Estate[];
  /** Below an estate: what else is asked of it. */
  more?: (estate: Estate) => ReactNode;
}

const PATH = 'estate_ids';

/** 物件: chosen before, on other pages; each can be taken off. Not there while there are none. */
export function estatesItem({ need, known, more }: EstatesItem): FormField {
  return {
    paths: [PATH],
    label: fieldLabels.estate_ids,
    Control: () => <EstatesControl {...{ need, known, more }} />,
    describe: (values) => <EstateNames ids={idsAt(values, PATH)} known={known} />,
    isShown: (values) => need === true || idsAt(values, PATH).length > 0,
  };
}

const loadEstates = async (key: string, signal: AbortSignal): Promise<Estate[]> =>
  (await listEstates({ estate_id: key.split(',').map(Number) }, signal)).result;

/** The cards of some ids, in their order; an estate that is not known yet is missing. */
function useEstates(ids: readonly number[], known: readonly Estate[]): Estate[] {
  const missing = ids.filter((id) => !known.some(({ estate_id }) => estate_id === id));
  const loaded = useLatest(loadEstates, missing.length > 0 ? missing.join(',') : null)?.data ?? [];
  return ids.flatMap((id) => [...known, ...loaded].find(({ estate_id }) => estate_id === id) ?? []);
}

function EstatesControl({ need, known, more }: EstatesItem) {
  const { form, error } = useItem(PATH);
  const ids = useValues((values) => idsAt(values, PATH));
  const estates = useEstates(ids, known);
  const remove = (id: number) =>
    form.setValue(PATH, ids.filter((other) => other !== id).map(String), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <FieldSet label={fieldLabels.estate_ids} need={useNeed(need)} error={error} id={`${PATH}-group`}>
      <ul className={styles.list} id={PATH} tabIndex={-1}>
        {estates.map((estate) => (
          <li key={estate.estate_id} className={styles.estate}>
            <input type="hidden" name={PATH} value={estate.estate_id} />
            <Picture path={estate.estate_image_path} alt="" sizes="128px" className={styles.picture} />
            <div className={styles.texts}>
              <Link to={paths.estate(estate.estate_id)} target="_blank" rel="noopener">
                {estate.name}
              </Link>
              <p>{formatRents(estate.price_min, estate.price_max)}</p>
              <p className={styles.note}>{estate.station_time_text_min}</p>
              <p className={styles.note}>
                {fieldLabels.estate_inquiry_no} {estate.inquiry_no}
              </p>
            </div>
            <Button
              variant="plain"
              size="small"
              className={styles.remove}
              aria-label={`${estate.name}を外す`}
              onClick={() => remove(estate.estate_id)}
            >
              外す
            </Button>
            {more && <div className={styles.more}>{more(estate)}</div>}
          </li>
        ))}
      </ul>
      {estates.some(({ is_sample }) => is_sample) && <SampleNote />}
    </FieldSet>
  );
}

function EstateNames({ ids, known }: { ids: readonly number[]; known: readonly Estate[] }) {
  return (
    <ul>
      {useEstates(ids, known).map(({ estate_id, name }) => (
        <li key={estate_id}>{name}</li>
      ))}
    </ul>
  );
}
