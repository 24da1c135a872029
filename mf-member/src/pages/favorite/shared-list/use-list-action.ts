import { useState } from 'react';
import { ApiError } from '@gakumado/shared/api';
import { refusalText } from '#components/message/refusal-text.ts';

/** Runs a change of a list, then loads the list anew; a refusal is a sentence. */
export function useListAction(onChanged: () => Promise<void>) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(change: () => Promise<void>): Promise<boolean> {
    setIsBusy(true);
    setError(undefined);
    try {
      await change();
      await onChanged();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(refusalText(failure));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { error, isBusy, run };
}
