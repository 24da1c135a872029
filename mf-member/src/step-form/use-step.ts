import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '@gakumado/shared/ui';

/**
 * The steps of a form (specification, 2.9): 入力, 確認, 完了. Some forms ask for a mailed code before 完了. The first step
 * has no part in the address.
 */
export type Step = 'input' | 'confirm' | 'code' | 'finished';

/** The step that the query of an address names. */
export const readStep = (search: string): Step => {
  const step = new URLSearchParams(search).get('step');
  return step === 'confirm' || step === 'code' || step === 'finished' ? step : 'input';
};

/**
 * The step that the address names, and the way to another one. The receipt of 完了 is kept with its entry of the history,
 * which a reload keeps.
 */
export function useStep() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  async function goTo(
    step: Step,
    { replace = false, receipt }: { replace?: boolean; receipt?: unknown } = {},
  ) {
    const query = new URLSearchParams(search);
    if (step === 'input') query.delete('step');
    else query.set('step', step);
    await navigate({ pathname, search: query.toString() }, { replace, state: receipt ? { receipt } : null });
  }

  // A server knows no history: on a reload the receipt is there once its HTML is taken over.
  const isHydrated = useIsHydrated();
  const receipt: unknown =
    isHydrated && typeof state === 'object' && state !== null && 'receipt' in state ? state.receipt : null;
  return { step: readStep(search), receipt, goTo };
}
