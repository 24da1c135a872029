import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from 'react-router-dom';
import { updateCondition } from '@gakumado/shared/api';
import type { SavedCondition } from '@gakumado/shared/contract';
import { notifyFrequencies } from '@gakumado/shared/forms';
import { renameConditionForm } from '@gakumado/shared/forms/save-condition';
import {
  Badge,
  Button,
  formatCount,
  formatDate,
  ignoreComposingEnter,
  SelectField,
  TextField,
  VisuallyHidden,
} from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import cards from '../../card/card.module.css';
import { useTurn } from '../../components/use-turn.ts';
import { useForm } from '../../step-form/use-form.ts';
import styles from './saved-conditions-page.module.css';

interface ConditionRowProps {
  condition: SavedCondition;
  /** Its name among all: no other search has it. */
  title: string;
  onChange: (call: () => Promise<unknown>, done: { text: string }) => Promise<boolean>;
  onRemove: () => void;
}

export function ConditionRow({ condition, title, onChange, onRemove }: ConditionRowProps) {
  const { condition_id, name, path, new_count, notify_frequency, created_at } = condition;
  const { isOpen: isRenaming, turn: setIsRenaming, opener } = useTurn();

  const rename = async (next: string) => {
    const isDone = await onChange(() => updateCondition({ condition_id, name: next }), {
      text: '条件の名前を変更しました。',
    });
    if (isDone) setIsRenaming(false);
  };
  const setFrequency = (frequency: number) =>
    onChange(() => updateCondition({ condition_id, notify_frequency: frequency }), {
      text: frequency === 0 ? '新着のお知らせを止めました。' : '新着のお知らせの頻度を変更しました。',
    });
  // Its page is looked at from now on; whether that is noted does not hold it up.
  const handleRun = () => void updateCondition({ condition_id, is_seen: true }).catch(() => {});

  return (
    <article className={cards.card} aria-label={title}>
      {isRenaming ? (
        <RenameForm {...{ name, title }} onRename={rename} onCancel={() => setIsRenaming(false)} />
      ) : (
        <h2>
          <Link to={path} onClick={handleRun}>
            {title}
          </Link>{' '}
          {new_count > 0 && <Badge tone="accent">新着{formatCount(new_count)}件</Badge>}
        </h2>
      )}
      <p className={styles.note}>{formatDate(created_at)}に保存</p>
      <SelectField
        label={fieldLabels.notify_frequency}
        aria-label={`${fieldLabels.notify_frequency}：${title}`}
        value={notify_frequency}
        onChange={(event) => void setFrequency(Number(event.currentTarget.value))}
      >
        {notifyFrequencies.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        {!isRenaming && (
          <Button ref={opener} variant="plain" onClick={() => setIsRenaming(true)}>
            名前を変更<VisuallyHidden>：{title}</VisuallyHidden>
          </Button>
        )}
        <Button variant="plain" onClick={onRemove}>
          削除<VisuallyHidden>：{title}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}

interface RenameFormProps extends Pick<ConditionRowProps, 'title'> {
  name: string;
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

function RenameForm({ name, title, onRename, onCancel }: RenameFormProps) {
  const form = useForm({ resolver: zodResolver(renameConditionForm), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => onRename(values.name))(event)}
    >
      <TextField
        {...form.register('name')}
        label={fieldLabels.condition_name}
        aria-label={`${fieldLabels.condition_name}：${title}`}
        need="required"
        error={errors.name?.message}
        onKeyDown={ignoreComposingEnter}
      />
      <div className={styles.actions}>
        <Button type="submit" isDisabled={isSubmitting}>
          変更する<VisuallyHidden>：{title}</VisuallyHidden>
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          やめる<VisuallyHidden>：{title}</VisuallyHidden>
        </Button>
      </div>
    </form>
  );
}
