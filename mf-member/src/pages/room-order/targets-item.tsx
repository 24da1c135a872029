import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import Plus from 'lucide-react/icons/plus';
import { Button, VisuallyHidden } from '@gakumado/shared/ui';
import { fieldLabels, ORDER_TARGETS_MAX } from '@gakumado/shared/vocabulary';
import type { FormField, FormValues } from '../../step-form/form-field.ts';
import { useValues } from '../../step-form/use-item.ts';
import { moveId, rowId, TargetRow } from './target-row.tsx';
import { loadCitiesAhead } from './target-cities.ts';
import { TargetTexts } from './target-texts.tsx';
import { nextRow, rowsOf, shownTargetPaths, TARGETS, targetPaths } from './target-values.ts';
import type { TargetValues } from './target-values.ts';
import styles from './room-order.module.css';

/** 学校・エリア: one to five rows (contract, 4.10). */
export const targetsItem: FormField = {
  paths: targetPaths,
  shownPaths: shownTargetPaths,
  label: fieldLabels.targets,
  Control: TargetsControl,
  loadAhead: loadCitiesAhead,
  describe: (values) => <TargetTexts values={values} />,
};

function TargetsControl() {
  const form = useFormContext<FormValues>();
  const count = useValues((values) => rowsOf(values).length);
  /** The last change, and the control that takes the focus after it. */
  const [done, setDone] = useState({ text: '', focusId: '' });
  useEffect(() => document.getElementById(done.focusId)?.focus(), [done]);

  function change(next: readonly TargetValues[], text: string, focusId: string) {
    form.setValue(TARGETS, [...next], { shouldDirty: true });
    setDone({ text, focusId });
    if (form.formState.isSubmitted) void form.trigger(TARGETS);
    else form.clearErrors(TARGETS);
  }

  const rows = () => rowsOf(form.getValues());

  function handleAdd() {
    change([...rows(), nextRow(rows())], `${count + 1}行目を追加しました。`, rowId(count));
  }

  function handleRemove(index: number) {
    const left = rows().filter((_, other) => other !== index);
    change(left, `${index + 1}行目を削除しました。`, rowId(Math.min(index, left.length - 1)));
  }

  function handleMove(from: number, to: number) {
    const moved = rows();
    moved.splice(to, 0, ...moved.splice(from, 1));
    const way = to < from ? 'up' : 'down';
    change(moved, `${from + 1}行目を${to + 1}行目に移動しました。`, moveId(to, way));
  }

  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <TargetRow
          key={index}
          {...{ index, count }}
          onMove={(to) => handleMove(index, to)}
          onRemove={() => handleRemove(index)}
        />
      ))}
      <VisuallyHidden role="status">{done.text}</VisuallyHidden>
      {count < ORDER_TARGETS_MAX && (
        <Button variant="secondary" isWide className={styles.add} onClick={handleAdd}>
          <Plus size="1.125rem" aria-hidden />
          {fieldLabels.targets}を追加（あと{ORDER_TARGETS_MAX - count}件）
        </Button>
      )}
    </div>
  );
}
