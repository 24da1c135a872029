import type { Estate } from '@gakumado/shared/contract';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import type { Deps } from '../../deps.ts';
import { keptUntilChange } from '#engines/estate-index/kept-until-change.ts';
import { findEstateCards } from './estate-card-queries.ts';

/** Some 3 kB each. For a minute: what is new depends on the day, and names of tags and equipment change without a signal. */
const keptCards = keptUntilChange<Readonly<Estate>>({ max: 10_000, ttl: 60_000 });

const keyOf = (id: number, { stay_months, with_meals, food_budget }: StayPlan) =>
  `${id} ${stay_months}${with_meals ? ` ${food_budget ?? ''}` : ''}`;

/**
 * As {@link findEstateCards}, for ids that the index has found. Cards are kept in memory: reading and parsing them was most of
 * what a page of results cost (docs/scale.md).
 */
export async function findKeptCards(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  ids: readonly number[],
  stay: StayPlan,
): Promise<Readonly<Estate>[]> {
  const kept = keptCards(estates);
  const { revision } = estates;
  const found = new Map(ids.map((id) => [id, kept.get(keyOf(id, stay))]));
  const missing = ids.filter((id) => !found.get(id));
  for (const card of await findEstateCards(db, missing, stay)) {
    found.set(card.estate_id, card);
    kept.set(keyOf(card.estate_id, stay), card, revision);
  }
  return [...found.values()].filter((card) => card !== undefined);
}
