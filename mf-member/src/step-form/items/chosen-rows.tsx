import type { ReactNode } from 'react';
import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { Button, Checkbox, FieldSet, useIsHydrated, VisuallyHidden } from '@gakumado/shared/ui';
import { idsAt } from '../form-field.ts';
import type { Need } from '../form-field.ts';
import { useItem, useNeed, useValues } from '../use-item.ts';
import styles from './chosen-rows.module.css';

/** One thing that was chosen on another page. */
export interface ChosenRow {
  name: string;
  picture?: ReactNode;
  /** Beside the picture. */
  children: ReactNode;
  /** Below both. */
  more?: ReactNode;
}

interface ChosenRowsProps {
  /** Of the ids in the request. */
  path: string;
  label: string;
  need: Need;
  /** How many a request takes. */
  max: number;
  hint?: ReactNode;
  rowOf: (id: number) => ChosenRow;
  /** Stands where nothing is left. */
  empty?: ReactNode;
  /** Gets the ids that are left when one is taken off. */
  onChange?: ((ids: readonly number[]) => void) | undefined;
}

/** Things that were chosen on other pages, each to be taken off: by a button, and without scripts by a box. */
export function ChosenRows({ path, label, need, max, hint, rowOf, empty, onChange }: ChosenRowsProps) {
  const { form, error: refused } = useItem(path);
  const ids = useValues((values) => idsAt(values, path));
  const error = refused ?? (ids.length > max ? listMaxMessage(label, max) : undefined);

  function remove(id: number) {
    const left = ids.filter((other) => other !== id);
    form.setValue(path, left.map(String), { shouldDirty: true });
    // Other items may have been refused for what is gone now.
    if (form.formState.isSubmitted) void form.trigger();
    onChange?.(left);
    // The pressed button is gone.
    document.getElementById(path)?.focus();
  }

  return (
    <FieldSet {...{ label, hint, error }} need={useNeed(need)} id={`${path}-group`}>
      <div id={path} tabIndex={-1} className={styles.list}>
        {ids.length === 0 && empty}
        {ids.length > 0 && (
          <ul className={styles.list}>
            {ids.map((id) => (
              <Row key={id} {...{ path, id }} row={rowOf(id)} onRemove={() => remove(id)} />
            ))}
          </ul>
        )}
      </div>
    </FieldSet>
  );
}

interface RowProps {
  path: string;
  id: number;
  row: ChosenRow;
  onRemove: () => void;
}

function Row({ path, id, row: { name, picture, children: texts, more }, onRemove }: RowProps) {
  const isHydrated = useIsHydrated();
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.texts} data-alone={picture ? undefined : ''}>
        {texts}
      </div>
      {isHydrated ? (
        <Button
          variant="plain"
          size="small"
          className={styles.remove}
          aria-label={`${name}を外す`}
          onClick={onRemove}
        >
          外す
        </Button>
      ) : (
        <Checkbox
          name={path}
          value={id}
          defaultChecked
          className={styles.remove}
          label={
            <>
              選択する<VisuallyHidden>：{name}</VisuallyHidden>
            </>
          }
        />
      )}
      {more && <div className={styles.more}>{more}</div>}
    </li>
  );
}
