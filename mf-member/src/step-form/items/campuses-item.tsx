import { findCampus } from '@gakumado/shared/api';
import { Button, FieldSet, SchoolPicker } from '@gakumado/shared/ui';
import { messages } from '@gakumado/shared/forms/messages';
import { typedWord } from '@gakumado/shared/texts';
import { fieldLabels, SCHOOLS_MAX } from '@gakumado/shared/vocabulary';
import { idsAt, textAt } from '../form-field.ts';
import type { FormField } from '../form-field.ts';
import { useItem, useValues } from '../use-item.ts';
import { useLoadedAhead } from '../use-loaded-ahead.ts';
import { CampusNames, rememberCampus, useCampusNames } from './campus-names.tsx';
import type { Campus } from './campus-names.tsx';
import { useTypedSchool } from './use-typed-school.ts';
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
    // A school that was typed and not chosen would be lost without a word.
    findFault: (values) =>
      typedWord(textAt(values, typedAt(path))) === ''
        ? undefined
        : { path, message: messages.schoolNotChosen },
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

/** Where the text of the search is kept. It is no value of the item. */
const typedAt = (path: string) => `typed.${path}`;

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
  const typed = useTypedSchool(typedAt(path));
  const nameOf = useCampusNames(ids, useKnown(path, known));
  function change(next: readonly number[]) {
    form.setValue(path, next.map(String), { shouldDirty: true });
    // A prefecture may have been missed only because there was no school.
    if (form.formState.isSubmitted) void form.trigger();
  }
  function handleText(text: string) {
    typed.onText(text);
    if (form.formState.isSubmitted) void form.trigger(path);
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
            text={typed.text}
            isInvalid={error !== undefined}
            onText={handleText}
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
