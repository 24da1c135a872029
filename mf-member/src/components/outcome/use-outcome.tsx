import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '@gakumado/shared/api';
import { Button, Toast } from '@gakumado/shared/ui';
import styles from './outcome.module.css';

interface Outcome {
  /** Tells two outcomes apart that read the same. */
  id: number;
  text: string;
  isFailure: boolean;
  action?: { label: string; run: () => void };
}

/**
 * Says over the page what came of a change: `attempt` makes the change and answers whether it was made. A failure says the
 * server's words, and can be tried again.
 */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  const say = (next: Omit<Outcome, 'id'>) => setOutcome((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));

  async function attempt(
    change: () => Promise<unknown>,
    done: { text: string; undo?: () => void },
  ): Promise<boolean> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say({
        text: error.message,
        isFailure: true,
        action: { label: 'もう一度', run: () => void attempt(change, done) },
      });
      return false;
    }
    const { text, undo } = done;
    say({ text, isFailure: false, ...(undo ? { action: { label: '元に戻す', run: undo } } : {}) });
    return true;
  }

  const message: ReactNode = outcome && (
    <Toast key={outcome.id} tone={outcome.isFailure ? 'error' : 'info'} onClose={() => setOutcome(undefined)}>
      {outcome.text}{' '}
      {outcome.action && (
        <Button variant="plain" size="small" className={styles.action} onClick={outcome.action.run}>
          {outcome.action.label}
        </Button>
      )}
    </Toast>
  );
  return { attempt, message };
}
