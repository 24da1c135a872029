import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { updateShareList } from '@gakumado/shared/api';
import { Button, TextareaField } from '@gakumado/shared/ui';
import { fieldLabels, SHARE_NOTE_MAX } from '@gakumado/shared/vocabulary';
import { useTyped } from '#components/use-typed.ts';
import { useListAction } from './use-list-action.ts';
import styles from './owner-tools.module.css';

interface ListNoteProps {
  shareKey: string;
  ownerKey: string;
  /** The present one; '' without any. */
  note: string;
  onChanged: () => Promise<void>;
}

/** The owner's note to everybody, above the homes. */
export function ListNote({ shareKey, ownerKey, note, onChanged }: ListNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { error, isBusy, run } = useListAction(onChanged);
  const { typed, keep, forget } = useTyped<Record<'note', string>>(`list-note/${shareKey}`);
  const [isSaved, setIsSaved] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSaved(false);
    const change = { share_key: shareKey, owner_key: ownerKey, note: field.current?.value ?? '' };
    if (!(await run(() => updateShareList(change)))) return field.current?.focus();
    forget();
    setIsSaved(true);
  }

  return (
    <form className={styles.note} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextareaField
        ref={field}
        label={fieldLabels.share_note}
        need="optional"
        hint={`物件の上に表示されます。リンクを知っている方が読めます（${SHARE_NOTE_MAX}文字まで）。`}
        rows={3}
        defaultValue={typed?.note ?? note}
        error={error}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          keep({ note: currentTarget.value });
          setIsSaved(false);
        }}
      />
      <Button type="submit" variant="secondary" size="small" isDisabled={isBusy}>
        {note === '' ? 'メモをのせる' : 'メモを変える'}
      </Button>
      <p role="status">{isSaved && 'メモを保存しました。'}</p>
    </form>
  );
}
