import { useState } from 'react';
import { ApiError } from '@gakumado/shared/api';
import { refusalOf } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { useRetryPause } from './use-retry-pause.ts';

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
    setRefusal(refusalOf(error));
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
