import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCostChoices, writeCostChoices } from './cost-choices.ts';
import type { CostChoices } from './cost-choices.ts';

/**
 * The choices, kept in the address alone (replaced, never pushed), so that reload, Back and a shared link find them again.
 * The fields show a change at once, before the address has it.
 */
export function useCostChoices(): [CostChoices, (change: Partial<CostChoices>) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [choices, showAtOnce] = useOptimistic(readCostChoices(new URLSearchParams(search)));

  function change(changes: Partial<CostChoices>) {
    const next = { ...choices, ...changes };
    const query = writeCostChoices(new URLSearchParams(search), next);
    startTransition(async () => {
      showAtOnce(next);
      await navigate({ search: query, hash: '' }, { replace: true, preventScrollReset: true });
    });
  }

  return [choices, change];
}
