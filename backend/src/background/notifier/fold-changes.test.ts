import { foldChanges } from './fold-changes.ts';
import type { ChangeRow } from './fold-changes.ts';

const changed_at = new Date('2026-11-21T00:00:00Z');

type State = [status: number, price: number, vacancy: number] | null;

function change(before: State, after: State): ChangeRow {
  const [status_before, price_before, vacant_before] = before ?? [null, null, null];
  const [status_after, price_after, vacant_after] = after ?? [null, null, null];
  const row = { status_before, price_before, vacant_before, status_after, price_after, vacant_after };
  return { estate_id: 7, name: '第二ハイツ', changed_at, ...row };
}

const base = { estate_id: 7, name: '第二ハイツ', changed_at };

test.each<[string, ChangeRow[], object[], boolean]>([
  ['a new listing', [change(null, [1, 50, 1])], [{ type: 'reopened', before: null, after: null }], true],
  ['a draft', [change(null, [2, 50, 1])], [], false],
  ['a new rent', [change([1, 50, 1], [1, 48, 1])], [{ type: 'price_change', before: 50, after: 48 }], false],
  [
    'a full house',
    [change([1, 50, 3], [1, 50, 4])],
    [{ type: 'vacancy_change', before: 3, after: 4 }],
    false,
  ],
  ['a room again', [change([1, 50, 5], [1, 50, 1])], [{ type: 'vacancy_change', before: 5, after: 1 }], true],
  ['a removal', [change([1, 50, 1], null)], [{ type: 'closed', before: null, after: null }], false],
  ['a removal and the same again', [change([1, 50, 1], null), change(null, [1, 50, 1])], [], false],
  [
    'a removal and a cheaper one',
    [change([1, 50, 1], null), change(null, [1, 45, 1])],
    [{ type: 'price_change', before: 50, after: 45 }],
    false,
  ],
  ['there and back', [change([1, 50, 1], [1, 60, 4]), change([1, 60, 4], [1, 50, 1])], [], false],
])('%s', (_name, rows, events, hasAppeared) => {
  expect(foldChanges(rows)).toEqual({
    events: events.map((event) => ({ ...base, ...event })),
    appeared: hasAppeared ? [{ estate_id: 7, changed_at }] : [],
  });
});
