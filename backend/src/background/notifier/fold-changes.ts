import { isFull, ESTATE_PUBLISHED } from '@gakumado/shared/vocabulary';
import type { NotificationType } from '@gakumado/shared/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../data/db/database.ts';

/** The columns of a row of estate_change. */
export type ChangeRow = Omit<Selectable<Database['estate_change']>, 'change_id' | 'processed_at'>;

/** A change of one estate that is news for members who keep it. */
export interface EstateEvent {
  estate_id: number;
  type: Extract<NotificationType, 'price_change' | 'vacancy_change' | 'closed' | 'reopened'>;
  name: string;
  before: number | null;
  after: number | null;
  changed_at: Date;
}

export interface FoldedChanges {
  /** Estates that are available now and were not before: published, or with a room again. */
  appeared: { estate_id: number; changed_at: Date }[];
  events: EstateEvent[];
}

/** Rows of one estate, oldest first, as one change from before the first to after the last. */
function fold(rows: readonly ChangeRow[]): ChangeRow | undefined {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return undefined;
  const { status_before, price_before, vacant_before } = first;
  return { ...last, status_before, price_before, vacant_before };
}

function eventsOf(change: ChangeRow): EstateEvent[] {
  const { estate_id, name, changed_at } = change;
  const base = { estate_id, name, changed_at };
  const wasPublished = change.status_before === ESTATE_PUBLISHED;
  const isPublished = change.status_after === ESTATE_PUBLISHED;
  if (wasPublished !== isPublished) {
    return [{ ...base, type: isPublished ? 'reopened' : 'closed', before: null, after: null }];
  }
  if (!isPublished) return [];
  const events: EstateEvent[] = [];
  if (change.price_before !== change.price_after) {
    events.push({ ...base, type: 'price_change', before: change.price_before, after: change.price_after });
  }
  if (change.vacant_before !== change.vacant_after) {
    events.push({
      ...base,
      type: 'vacancy_change',
      before: change.vacant_before,
      after: change.vacant_after,
    });
  }
  return events;
}

function hasAppeared(change: ChangeRow): boolean {
  if (change.status_after !== ESTATE_PUBLISHED) return false;
  return (
    change.status_before !== ESTATE_PUBLISHED ||
    (isFull(change.vacant_before) && !isFull(change.vacant_after))
  );
}

/** The sum of a set of changes, oldest first. A change there and back again is none. */
export function foldChanges(rows: readonly ChangeRow[]): FoldedChanges {
  const byEstate = Map.groupBy(rows, (row) => row.estate_id);
  const changes = [...byEstate.values()].flatMap((own) => fold(own) ?? []);
  return {
    appeared: changes.filter(hasAppeared).map(({ estate_id, changed_at }) => ({ estate_id, changed_at })),
    events: changes.flatMap(eventsOf),
  };
}
