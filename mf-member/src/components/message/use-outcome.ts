import { ApiError } from '@gakumado/shared/api';
import { refusalText } from './refusal-text.ts';
import { retryBy, undoBy, useMessage } from './use-message.tsx';

/**
 * Says over the page what came of a change: `attempt` makes the change and answers whether it was made. A failure says the
 * server's words, and can be tried again.
 */
export function useOutcome() {
  const { message, say, next } = useMessage();

  async function attempt(
    change: () => Promise<unknown>,
    done: { text: string; undo?: () => void },
  ): Promise<boolean> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const retry = retryBy(() => void attempt(change, done));
      say({ text: refusalText(error), tone: 'error', action: retry });
      return false;
    }
    const { text, undo } = done;
    say({ text, tone: 'info', ...(undo ? { action: undoBy(undo) } : {}) });
    return true;
  }

  return { attempt, message, next };
}
