import { listEstates } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { useIsHydrated, useLatest } from '@gakumado/shared/ui';

/** Cards that this tab has loaded for its forms: steps of a form show them again. */
const cards = new Map<number, Estate>();

async function loadCards(key: string, signal: AbortSignal): Promise<void> {
  const { result } = await listEstates({ estate_id: key.split(',').map(Number) }, signal);
  for (const estate of result) cards.set(estate.estate_id, estate);
}

/** The name of an estate without a card. */
export const numberedEstate = (id: number) => `物件（番号 ${id}）`;

export interface EstateCards {
  /** Whether the cards that are missing may still come, were not given, or could not be loaded; without scripts none comes. */
  state: 'loading' | 'ready' | 'failed';
  /** Undefined for an estate that is not published, and until it is loaded. */
  cardOf: (id: number) => Estate | undefined;
}

/**
 * The cards of some ids.
 * @param known those that the page has loaded
 * @param gone ids that the page has asked for in vain
 */
export function useEstateCards(
  ids: readonly number[],
  known: readonly Estate[] = [],
  gone: readonly number[] = [],
): EstateCards {
  const cardOf = (id: number) => known.find(({ estate_id }) => estate_id === id) ?? cards.get(id);
  const missing = ids.filter((id) => !cardOf(id) && !gone.includes(id));
  const key = missing.length > 0 ? ids.join(',') : null;
  const answer = useLatest(async (asked: string, signal: AbortSignal) => {
    await loadCards(asked, signal);
    return true;
  }, key);
  const isHydrated = useIsHydrated();
  if (key === null) return { state: 'ready', cardOf };
  if (!isHydrated) return { state: 'failed', cardOf };
  if (answer?.key !== key) return { state: 'loading', cardOf };
  return { state: answer.data ? 'ready' : 'failed', cardOf };
}
