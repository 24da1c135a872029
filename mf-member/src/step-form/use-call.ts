import { useState } from 'react';
import { ApiError } from '@gakumado/shared/api';
import type { FieldError } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms/messages';
import { useRetryPause } from './use-retry-pause.ts';

/** Why nothing was sent. */
export interface Refusal {
  /** Of the form as a whole; undefined where every fault has a field. */
  message: string | undefined;
  fields: readonly FieldError[];
}

/** Where a server refuses calls without saying for how long, in s. */
const PAUSE_S = 60;

/** Makes a call once at a time. One call too many brings a countdown; anything that failed can be sent again. */
export function useCall() {
  const pause = useRetryPause();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) pause.pauseFor(error.retryAfterS ?? PAUSE_S);
    const { fields } = error;
    setRefusal({ fields, message: fields.length > 0 ? undefined : error.message || messages.systemError });
  }

  /** The answer of the call; null where it was not made or was refused. */
  async function send<Result>(call: () => Promise<Result>): Promise<Result | null> {
    if (isSending || pause.remaining > 0) return null;
    setIsSending(true);
    setRefusal(null);
    try {
      return await call();
    } catch (error) {
      refuse(error);
      return null;
    } finally {
      setIsSending(false);
    }
  }

  /** Whether a call without an answer was made. */
  const attempt = async (call: () => Promise<void>): Promise<boolean> =>
    (await send(async () => {
      await call();
      return true;
    })) === true;

  return { send, attempt, isSending, refusal, setRefusal, pauseS: pause.remaining, pauseFor: pause.pauseFor };
}
