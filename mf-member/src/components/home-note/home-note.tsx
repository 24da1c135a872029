import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { maxLengthMessage } from '@gakumado/shared/forms/messages';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { Button, TextareaField, VisuallyHidden } from '@gakumado/shared/ui';
import { fieldLabels, HOME_NOTE_MAX, lengthOf } from '@gakumado/shared/vocabulary';
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
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);

  // The editor took the opener's place, and gives the focus back with it.
  useEffect(() => {
    if (isEditing || !isLeft.current) return;
    isLeft.current = false;
    opener.current?.focus();
  }, [isEditing]);

  const handleClose = () => {
    isLeft.current = true;
    setIsEditing(false);
  };

  if (isEditing) return <Editor {...{ estateId, name, note }} onClose={handleClose} />;
  return (
    <div className={styles.note}>
      {note !== '' && (
        <p className={styles.text}>
          <span className={styles.label}>{LABEL}</span>
          {note}
        </p>
      )}
      <Button ref={opener} variant="plain" size="small" onClick={() => setIsEditing(true)}>
        <Pencil size="1rem" aria-hidden />
        {note === '' ? 'メモを書く' : 'メモを直す'}
        <VisuallyHidden>：{name}</VisuallyHidden>
      </Button>
    </div>
  );
}

function Editor({ estateId, name, note, onClose }: HomeNoteProps & { note: string; onClose: () => void }) {
  const [text, setText] = useState(note);
  const [isKept, setIsKept] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const isLoggedIn = useAppSelector(selectIsLogin);
  const isTooLong = lengthOf(text.trim()) > HOME_NOTE_MAX;

  useEffect(() => field.current?.focus(), []);

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
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" isDisabled={isTooLong}>
          保存する
        </Button>
        <Button variant="plain" size="small" onClick={onClose}>
          キャンセル
        </Button>
      </div>
    </form>
  );
}
