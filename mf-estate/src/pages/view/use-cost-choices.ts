import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCostChoices, writeCostChoices } from './cost-choices.ts';
import type { CostChoices } from './cost-choices.ts';

/** The choices, kept in the address (replaced, never pushed), so that reload, Back and a shared link find them again. */
export function useCostChoices(): [CostChoices, (change: Partial<CostChoices>) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [choices, setChoices] = useState(() => readCostChoices(new URLSearchParams(search)));

  function change(changes: Partial<CostChoices>) {
    const next = { ...choices, ...changes };
    setChoices(next);
    const query = writeCostChoices(new URLSearchParams(search), next);
    void navigate({ search: query, hash: '' }, { replace: true, preventScrollReset: true });
  }

  return [choices, change];
}
