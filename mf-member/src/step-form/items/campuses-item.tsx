import { findCampus } from '@gakumado/shared/api';
import { Button, FieldSet, SchoolPicker } from '@gakumado/shared/ui';
import { fieldLabels, SCHOOLS_MAX } from '@gakumado/shared/vocabulary';
import { idsAt } from '../form-field.ts';
import type { FormField } from '../form-field.ts';
import { useItem, useValues } from '../use-item.ts';
import { useLoadedAhead } from '../use-loaded-ahead.ts';
import { CampusNames, rememberCampus, useCampusNames } from './campus-names.tsx';
import type { Campus } from './campus-names.tsx';
import styles from './items.module.css';

/**
 * 検討中の学校: up to three campuses, by suggestions.
 * @param known those that the page has loaded
 */
export function campusesItem(at: string, known: readonly Campus[] = []): FormField {
  const path = at === '' ? 'campus_ids' : `${at}.campus_ids`;
  return {
    paths: [path],
    label: fieldLabels.campus_ids,
    async loadAhead(values, signal) {
      const ids = idsAt(values, path);
      if (ids.length === 0) return undefined;
      return (await Promise.all(ids.map((id) => findCampus(id, signal)))).filter((campus) => campus !== null);
    },
    Control: () => <CampusesControl {...{ path, known }} />,
    describe: (values) => {
      const ids = idsAt(values, path);
      return ids.length > 0 && <ChosenNames {...{ path, ids, known }} />;
    },
  };
}

/** Those that the page has loaded, and those that its action has. */
const useKnown = (path: string, known: readonly Campus[]) => [
  ...known,
  ...(useLoadedAhead<readonly Campus[]>([path]) ?? []),
];

function ChosenNames({ path, ids, known }: { path: string; ids: number[]; known: readonly Campus[] }) {
  return <CampusNames ids={ids} known={useKnown(path, known)} />;
}

function CampusesControl({ path, known }: { path: string; known: readonly Campus[] }) {
  const { form, error } = useItem(path);
  const ids = useValues((values) => idsAt(values, path));
  const nameOf = useCampusNames(ids, useKnown(path, known));
  function change(next: readonly number[]) {
    form.setValue(path, next.map(String), { shouldDirty: true });
    // A prefecture may have been missed only because there was no school.
    if (form.formState.isSubmitted) void form.trigger();
  }
  return (
    <div className={ids.length === 0 ? styles.scripted : undefined}>
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
                  className={styles.scripted}
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
              rememberCampus(campus);
              if (!ids.includes(campus.campus_id)) change([...ids, campus.campus_id]);
            }}
          />
        )}
      </FieldSet>
    </div>
  );
}
