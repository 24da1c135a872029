import { nullOnError } from '@gakumado/shared/api';
import { listCards } from '#components/personal-list/load-cards.ts';

/** The cards of the favourites that an address names; null where they could not be loaded. */
export async function loadPlainFavorites(ids: readonly number[], signal: AbortSignal) {
  const cards = await nullOnError(listCards(ids, {}, signal));
  const byId = new Map(cards?.map((card) => [card.estate_id, card]));
  return { view: 'plain' as const, estates: cards && ids.flatMap((id) => byId.get(id) ?? []) };
}
