import { useState } from 'react';
import Heart from 'lucide-react/icons/heart';
import { addFavorites, useAppDispatch } from '@gakumado/shared/store';
import type { SaveOutcome } from '@gakumado/shared/store';
import { BulkInquiryButton, Button, ChangeToast, Toast } from '@gakumado/shared/ui';
import styles from './estate-list.module.css';

type Message = { outcome: SaveOutcome; count: number } | { refusal: string };

/** Actions for the chosen estates: keep them all, or ask about them all. */
export function SelectionActions({ selectedIds }: { selectedIds: readonly number[] }) {
  const dispatch = useAppDispatch();
  const [message, setMessage] = useState<Message | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const count = selectedIds.length;

  async function keep() {
    if (isSaving || count === 0) return;
    setIsSaving(true);
    setMessage(null);
    try {
      setMessage({ outcome: await dispatch(addFavorites(selectedIds)), count });
    } finally {
      setIsSaving(false);
    }
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
      <BulkInquiryButton
        selectedIds={selectedIds}
        className={styles.action}
        onRefused={(refusal) => setMessage({ refusal })}
      />
      {message && <Outcome message={message} onRetry={() => void keep()} onClose={() => setMessage(null)} />}
    </>
  );
}

interface OutcomeProps {
  message: Message;
  onRetry: () => void;
  onClose: () => void;
}

function Outcome({ message, onRetry, onClose }: OutcomeProps) {
  if ('outcome' in message) return <ChangeToast {...message} isAdding {...{ onRetry, onClose }} />;
  return (
    <Toast tone="error" onClose={onClose}>
      {message.refusal}
    </Toast>
  );
}
