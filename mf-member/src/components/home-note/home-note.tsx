import { useState } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { maxLengthMessage } from '@gakumado/shared/forms/messages';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { Button, TextareaField, VisuallyHidden } from '@gakumado/shared/ui';
import { fieldLabels, HOME_NOTE_MAX, lengthOf } from '@gakumado/shared/vocabulary';
import { useTurn } from '../use-turn.ts';
import { useTyped } from '../use-typed.ts';
import { saveHomeNote, useHomeNotes } from './use-home-notes.ts';
import styles from './home-note.module.css';

const LABEL = fieldLabels.home_note;
const NOT_KEPT = 'ブラウザの設定により、メモを保存できませんでした。';

interface HomeNoteProps {
  estateId: number;
  /** Name of the estate, for screen readers. */
  name: string;
}

/** The visitor's own note about an estate, for nobody else: a guest's stays in the browser. */
export function HomeNote({ estateId, name }: HomeNoteProps) {
  const note = useHomeNotes()[estateId] ?? '';
  const { typed, keep, forget } = useTyped<Record<'note', string>>(`home-note/${estateId}`);
  const { isOpen, turn, opener, opened } = useTurn<HTMLTextAreaElement>(typed !== undefined);

  const handleClose = () => {
    forget();
    turn(false);
  };

  if (isOpen) {
    return (
      <Editor
        {...{ estateId, name }}
        field={opened}
        text={typed?.note ?? note}
        onChange={(text) => keep({ note: text })}
        onClose={handleClose}
      />
    );
  }
  return (
    <div className={styles.note}>
      {note !== '' && (
        <p className={styles.text}>
          <span className={styles.label}>{LABEL}</span>
          {note}
        </p>
      )}
      <Button ref={opener} variant="plain" size="small" onClick={() => turn(true)}>
        <Pencil size="1rem" aria-hidden />
        {note === '' ? 'メモを書く' : 'メモを直す'}
        <VisuallyHidden>：{name}</VisuallyHidden>
      </Button>
    </div>
  );
}

interface EditorProps extends HomeNoteProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

function Editor({ estateId, name, field, text, onChange, onClose }: EditorProps) {
  const [isKept, setIsKept] = useState(true);
  const isLoggedIn = useAppSelector(selectIsLogin);
  const isTooLong = lengthOf(text.trim()) > HOME_NOTE_MAX;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooLong) return field.current?.focus();
    if (saveHomeNote(estateId, text)) return onClose();
    setIsKept(false);
  }

  return (
    <form className={styles.editor} onSubmit={handleSubmit}>
      <TextareaField
        ref={field}
        label={`${LABEL}：${name}`}
        hint={`${HOME_NOTE_MAX}文字まで。${isLoggedIn ? 'ほかの端末でログインしたときにもご覧いただけます。' : 'お使いのブラウザにだけ保存されます。'}ほかの方には見えません。`}
        rows={3}
        value={text}
        error={isTooLong ? maxLengthMessage(LABEL, HOME_NOTE_MAX) : isKept ? undefined : NOT_KEPT}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" isDisabled={isTooLong}>
          保存する<VisuallyHidden>：{name}</VisuallyHidden>
        </Button>
        <Button variant="plain" size="small" onClick={onClose}>
          キャンセル<VisuallyHidden>：{name}</VisuallyHidden>
        </Button>
      </div>
    </form>
  );
}
