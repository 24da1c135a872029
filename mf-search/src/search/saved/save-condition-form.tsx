import { useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { ApiError, saveCondition } from '@gakumado/shared/api';
import { keepGuestCondition } from '@gakumado/shared/cookies';
import { messages, notifyFrequencies } from '@gakumado/shared/forms';
import { saveConditionForm } from '@gakumado/shared/forms/save-condition';
import type { SaveConditionInput, SaveConditionValues } from '@gakumado/shared/forms/save-condition';
import { paths } from '@gakumado/shared/paths';
import {
  announceChange,
  loginPathWithReturn,
  savedSearchesChanged,
  selectIsLogin,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import { Button, ignoreComposingEnter, Notice, SelectField, TextField } from '@gakumado/shared/ui';
import { CONDITION_NAME_MAX, fieldLabels, GUEST_CONDITION_MAX } from '@gakumado/shared/vocabulary';
import type { ConditionToSave } from './condition-to-save.ts';
import { messagesIn } from './messages-in.ts';
import styles from './save-condition.module.css';

const NOT_KEPT =
  'この端末に保存できませんでした。ブラウザの設定で、このサイトのデータの保存を許可してください。';

/** Name and, for members, the frequency of news about new estates (contract, 4.14). */
export function SaveConditionForm({ name, condition, path }: ConditionToSave) {
  const isLogin = useAppSelector(selectIsLogin);
  const dispatch = useAppDispatch();
  const [isSaved, setIsSaved] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const messageBox = useRef<HTMLDivElement>(null);
  const form = useForm<SaveConditionInput, unknown, SaveConditionValues>({
    resolver: zodResolver(saveConditionForm),
    defaultValues: { name, condition, notify_frequency: '0' },
  });
  const { errors, isSubmitting } = form.formState;

  async function handleSave(values: SaveConditionValues) {
    const chosenName = values.name ?? name;
    const refused = isLogin
      ? await saveForMember({ name: chosenName, condition, path, notify_frequency: values.notify_frequency })
      : saveForGuest({ name: chosenName, path });
    setRefusals(refused);
    setIsSaved(refused.length === 0);
    if (refused.length === 0) dispatch(savedSearchesChanged());
    messageBox.current?.focus();
  }

  /** A fault of the condition itself has no field here. */
  const handleRefused = ({ condition: wrong }: typeof errors) => {
    setRefusals(messagesIn(wrong));
    if (wrong) messageBox.current?.focus();
  };

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="条件の保存"
      onSubmit={(event) => void form.handleSubmit(handleSave, handleRefused)(event)}
    >
      <div ref={messageBox} tabIndex={-1} className={styles.messages}>
        {isSaved && <Notice tone="success">条件を保存しました。</Notice>}
        {refusals.map((text) => (
          <Notice key={text} tone="error">
            {text}
          </Notice>
        ))}
      </div>
      {isSaved ? (
        <p className={styles.links}>
          <Link to={paths.savedConditions()}>保存した条件を見る</Link>
        </p>
      ) : (
        <>
          <TextField
            {...form.register('name')}
            label={fieldLabels.condition_name}
            hint={`${CONDITION_NAME_MAX}文字まで。空欄のときは自動でお付けします。`}
            maxLength={CONDITION_NAME_MAX * 2}
            autoComplete="off"
            onKeyDown={ignoreComposingEnter}
            error={errors.name?.message}
          />
          {isLogin && (
            <SelectField
              {...form.register('notify_frequency')}
              label={fieldLabels.notify_frequency}
              hint="条件に合う新しい物件を、メールでお知らせします。"
              error={errors.notify_frequency?.message}
            >
              {notifyFrequencies.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          <Button type="submit" isDisabled={isSubmitting}>
            {isSubmitting ? '保存しています' : '保存する'}
          </Button>
        </>
      )}
      {!isLogin && <GuestHint />}
    </form>
  );
}

function GuestHint() {
  const { pathname, search } = useLocation();
  return (
    <div>
      <p>この端末に、新しいものから{GUEST_CONDITION_MAX}件まで保存します。</p>
      <p className={styles.links}>
        <Link to={loginPathWithReturn(pathname + search)}>ログインすると新着をメールで受け取れます</Link>
      </p>
    </div>
  );
}

const saveForGuest = (condition: Parameters<typeof keepGuestCondition>[0]) =>
  keepGuestCondition(condition) ? [] : [NOT_KEPT];

/** The server's refusals in its words; empty when it saved. */
async function saveForMember(request: Parameters<typeof saveCondition>[0]): Promise<readonly string[]> {
  try {
    await saveCondition(request);
    announceChange();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) return [messages.systemError];
    const texts = error.fields.map(({ message }) => message).filter(Boolean);
    return texts.length > 0 ? texts : [error.message || messages.systemError];
  }
}
