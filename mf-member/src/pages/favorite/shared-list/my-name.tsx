import { useState } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { useActionData } from 'react-router-dom';
import { Button, TextField, useIsHydrated } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { useTyped } from '../../../components/use-typed.ts';
import { faultsOf } from './check-verdict.ts';
import { saveShareName } from './kept-lists.ts';
import type { PostedVerdict } from './verdict-action.ts';
import styles from './shared-list-view.module.css';

interface MyNameProps {
  /** The present one; '' before there is any. */
  name: string;
  field: RefObject<HTMLInputElement | null>;
}

const NOT_KEPT = 'ブラウザの設定により、お名前を保存できませんでした。';

/**
 * The name under which the visitor judges: chosen here, kept in the browser, and not that of an account. Where no scripts
 * run, it is written into the form of each home.
 */
export function MyName({ name, field }: MyNameProps) {
  const posted = useActionData<PostedVerdict>();
  const isHydrated = useIsHydrated();
  const { typed, keep, forget } = useTyped<Record<'by', string>>('share-name');
  const [error, setError] = useState(posted?.estate_id === 0 ? posted.faults.by : undefined);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = (field.current?.value ?? '').trim();
    const fault = (await faultsOf({ by: chosen })).by ?? (saveShareName(chosen) ? undefined : NOT_KEPT);
    setError(fault);
    if (fault) return field.current?.focus();
    forget();
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
