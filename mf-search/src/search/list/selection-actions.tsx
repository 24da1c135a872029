import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Heart from 'lucide-react/icons/heart';
import Mail from 'lucide-react/icons/mail';
import { writeEstatesToContact } from '@gakumado/shared/cookies';
import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { addFavorites, useAppDispatch } from '@gakumado/shared/store';
import type { SaveOutcome } from '@gakumado/shared/store';
import { Button, ChangeToast, Toast } from '@gakumado/shared/ui';
import { CONTACT_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import styles from './estate-list.module.css';

type Message = SaveOutcome | 'too-many' | 'not-kept';

/** Actions for the chosen estates: keep them all, or ask about them all. */
export function SelectionActions({ selectedIds }: { selectedIds: readonly number[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [message, setMessage] = useState<{ is: Message; count: number } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const count = selectedIds.length;

  async function keep() {
    if (isSaving || count === 0) return;
    setIsSaving(true);
    setMessage(null);
    try {
      setMessage({ is: await dispatch(addFavorites(selectedIds)), count });
    } finally {
      setIsSaving(false);
    }
  }

  function inquire() {
    if (count > CONTACT_MAX) return setMessage({ is: 'too-many', count });
    if (!writeEstatesToContact(selectedIds)) return setMessage({ is: 'not-kept', count });
    void navigate(paths.viewContact());
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.action}
        isDisabled={isSaving || count === 0}
        onClick={() => void keep()}
      >
        <Heart size="1.125rem" aria-hidden />
        お気に入りに追加
      </Button>
      <Button
        variant="accent"
        size="small"
        className={styles.action}
        isDisabled={count === 0}
        onClick={inquire}
      >
        <Mail size="1.125rem" aria-hidden />
        まとめて問い合わせ
      </Button>
      {message && <Outcome {...message} onRetry={() => void keep()} onClose={() => setMessage(null)} />}
    </>
  );
}

interface OutcomeProps {
  is: Message;
  count: number;
  onRetry: () => void;
  onClose: () => void;
}

function Outcome({ is, count, onRetry, onClose }: OutcomeProps) {
  if (is !== 'too-many' && is !== 'not-kept') {
    return <ChangeToast outcome={is} isAdding count={count} onRetry={onRetry} onClose={onClose} />;
  }
  return (
    <Toast tone="error" onClose={onClose}>
      {is === 'too-many'
        ? listMaxMessage(fieldLabels.estate_ids, CONTACT_MAX)
        : 'ブラウザの設定により、選択した物件を引き継げませんでした。物件ごとにお問い合わせください。'}
    </Toast>
  );
}
