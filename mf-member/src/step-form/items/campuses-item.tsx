import { findCampus } from '@gakumado/shared/api';
import { Button, FieldSet, SchoolPicker, useLatest } from '@gakumado/shared/ui';
import { campusLabel, fieldLabels, SCHOOLS_MAX } from '@gakumado/shared/vocabulary';
import { idsAt } from '../form-field.ts';
import type { FormField } from '../form-field.ts';
import { useItem, useValues } from '../use-item.ts';
import styles from './items.module.css';

/** Names of campuses by their ids, for as long as the page is open. */
const names = new Map<number, string>();

async function loadNames(key: string, signal: AbortSignal): Promise<Map<number, string>> {
  const missing = key
    .split(',')
    .map(Number)
    .filter((id) => !names.has(id));
  for (const campus of await Promise.all(missing.map((id) => findCampus(id, signal)))) {
    if (campus) names.set(campus.campus_id, campusLabel(campus));
  }
  return names;
}

/** The names of campuses; a number where one cannot be found. */
function useCampusNames(ids: readonly number[]): (id: number) => string {
  useLatest(loadNames, ids.some((id) => !names.has(id)) ? ids.join(',') : null);
  return (id) => names.get(id) ?? `学校（番号 ${id}）`;
}

function CampusNames({ ids }: { ids: readonly number[] }) {
  const nameOf = useCampusNames(ids);
  return ids.map(nameOf).join('、');
}

/** 検討中の学校: up to three campuses, by suggestions. */
export function campusesItem(at: string): FormField {
  const path = at === '' ? 'campus_ids' : `${at}.campus_ids`;
  return {
    paths: [path],
    label: fieldLabels.campus_ids,
    Control: () => <CampusesControl path={path} />,
    describe: (values) => {
      const ids = idsAt(values, path);
      return ids.length > 0 && <CampusNames ids={ids} />;
    },
  };
}

function CampusesControl({ path }: { path: string }) {
  const { form, error } = useItem(path);
  const ids = useValues((values) => idsAt(values, path));
  const nameOf = useCampusNames(ids);
  const change = (next: readonly number[]) =>
    form.setValue(path, next.map(String), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <FieldSet
      label={fieldLabels.campus_ids}
      need="optional"
      hint={`${SCHOOLS_MAX}件まで選択できます。`}
      error={error}
      id={`${path}-group`}
    >
      {ids.length > 0 && (
        <ul className={styles.chosen}>
          {ids.map((id) => (
            <li key={id} className={styles.row}>
              <span>{nameOf(id)}</span>
              <input type="hidden" name={path} value={id} />
              <Button
                variant="plain"
                size="small"
                aria-label={`${nameOf(id)}を外す`}
                onClick={() => change(ids.filter((other) => other !== id))}
              >
                外す
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ids.length < SCHOOLS_MAX && (
        <SchoolPicker
          id={path}
          label="学校名で探す"
          onChoose={(campus) => {
            names.set(campus.campus_id, campusLabel(campus));
            if (!ids.includes(campus.campus_id)) change([...ids, campus.campus_id]);
          }}
        />
      )}
    </FieldSet>
  );
}
