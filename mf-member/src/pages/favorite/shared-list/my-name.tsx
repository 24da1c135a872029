import { useState } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { useActionData } from 'react-router-dom';
import { ApiError, renameVerdicts } from '@gakumado/shared/api';
import { Button, TextField, useIsHydrated } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { refusalText } from '#components/message/refusal-text.ts';
import { useTyped } from '#components/use-typed.ts';
import { faultsOf } from './check-verdict.ts';
import { readOwnAnswers, saveShareName } from './kept-lists.ts';
import type { PostedVerdict } from './verdict-action.ts';
import styles from './shared-list-view.module.css';

interface MyNameProps {
  shareKey: string;
  /** The present one; '' before there is any. */
  name: string;
  field: RefObject<HTMLInputElement | null>;
  /** Called when answers have gone over to another name. */
  onChanged: () => Promise<void>;
}

const NOT_KEPT = 'ブラウザの設定により、お名前を保存できませんでした。';

/**
 * The name under which the visitor judges: chosen here, kept in the browser, and not that of an account. Where no scripts
 * run, it is written into the form of each home.
 */
export function MyName({ shareKey, name, field, onChanged }: MyNameProps) {
  const posted = useActionData<PostedVerdict>();
  const isHydrated = useIsHydrated();
  const { typed, keep, forget } = useTyped<Record<'by', string>>('share-name');
  const [error, setError] = useState(posted?.estate_id === 0 ? posted.faults.by : undefined);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = (field.current?.value ?? '').trim();
    const fault = (await faultsOf({ by: chosen })).by ?? (await change(chosen));
    setError(fault);
    if (fault) return field.current?.focus();
    forget();
  }

  /** Takes the answers of this device along, so that nobody answers under two names. Answers why it failed. */
  async function change(chosen: string): Promise<string | undefined> {
    const own = readOwnAnswers(shareKey);
    const isMoved = own.verdicts.length > 0 && own.by !== chosen;
    try {
      if (isMoved) await renameVerdicts({ share_key: shareKey, new_name: chosen, ...own });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      return refusalText(failure);
    }
    if (!saveShareName(shareKey, chosen)) return NOT_KEPT;
    if (isMoved) await onChanged();
    return undefined;
  }

  return (
    <form className={styles.name} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={field}
        name="by"
        label={fieldLabels.name}
        need="required"
        hint="「母」「兄」などの呼び名でかまいません。このリストを見る方に表示され、お使いのブラウザに保存されます。"
        defaultValue={typed?.by ?? (name || posted?.by)}
        error={error}
        autoComplete="off"
        onChange={({ currentTarget }) => keep({ by: currentTarget.value })}
      />
      <Button type="submit" variant="secondary">
        {name === '' ? 'この名前で答える' : '名前を変える'}
      </Button>
      <p role="status" className={styles.status}>
        {name !== '' && `「${name}」として答えます。`}
        {!isHydrated &&
          posted?.by &&
          !posted.faults.by &&
          `「${posted.by}」として、各物件の「意見を伝える」からお答えいただけます。`}
      </p>
    </form>
  );
}
