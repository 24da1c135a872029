import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCompare, writeCompare } from './compare-address.ts';
import type { CompareAddress } from './compare-address.ts';

/**
 * The comparison, kept in the address alone, so that reload, Back and a shared link find it again. The fields show a
 * change at once, before the address has it.
 */
export function useCompareAddress(): [CompareAddress, (change: Partial<CompareAddress>) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [address, showAtOnce] = useOptimistic(readCompare(new URLSearchParams(search)));

  function change(changes: Partial<CompareAddress>) {
    const next = { ...address, ...changes };
    startTransition(async () => {
      showAtOnce(next);
      await navigate(writeCompare(next), { replace: true, preventScrollReset: true });
    });
  }

  return [address, change];
}
