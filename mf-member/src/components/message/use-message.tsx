import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button, listChange, Toast } from '@gakumado/shared/ui';
import styles from './message.module.css';

/** The outcome of an action, with its next step. */
export interface Message {
  text: string;
  tone: 'info' | 'error';
  action?: { label: string; run: () => void };
}

/** The next step that takes a change back. */
export const undoBy = (run: () => void): NonNullable<Message['action']> => ({ label: '元に戻す', run });

/** The next step after a change that failed. */
export const retryBy = (run: () => void): NonNullable<Message['action']> => ({
  label: listChange.retry,
  run,
});

interface ShownMessage {
  message: ReactNode;
  say: (message: Message) => void;
  /** The button of the next step. */
  next: RefObject<HTMLButtonElement | null>;
}

/** A message over the page: `say` puts a new one in the place of the last. */
export function useMessage(): ShownMessage {
  const next = useRef<HTMLButtonElement>(null);
  // Each message is its own: a button that is removed with the last one returns the focus.
  const [shown, setShown] = useState<Message & { id: number }>();
  const say = (message: Message) => setShown((last) => ({ ...message, id: (last?.id ?? 0) + 1 }));
  const message = shown && (
    <Toast key={shown.id} tone={shown.tone} onClose={() => setShown(undefined)}>
      <span className={styles.text}>{shown.text}</span>
      {shown.action && (
        <Button ref={next} variant="plain" size="small" className={styles.action} onClick={shown.action.run}>
          {shown.action.label}
        </Button>
      )}
    </Toast>
  );
  return { message, say, next };
}
