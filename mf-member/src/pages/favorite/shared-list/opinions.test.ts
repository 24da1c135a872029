import { cardOf } from '@gakumado/shared/testing';
import type { Estate } from '@gakumado/shared/contract';
import { listOf } from '#testing/list-of.ts';
import { agreementOn, settlements } from './opinions.ts';

const home = (id: number, change: Partial<Estate> = {}): Estate => ({ ...cardOf(id), ...change });
const homes = [1, 2, 3].map((id) => home(id));

test.each([
  ['nobody has judged', [], 'open'],
  ['one person alone likes it', [[1, '母', '◎']], 'open'],
  ['one person alone does not', [[1, '母', '×']], 'open'],
  [
    'all like it',
    [
      [1, '母', '◎'],
      [1, '父', '○'],
    ],
    'agreed',
  ],
  [
    'somebody of the list has not judged it',
    [
      [1, '母', '◎'],
      [1, '父', '○'],
      [2, '兄', '◎'],
    ],
    'open',
  ],
  [
    'one likes it, another does not',
    [
      [1, '母', '○'],
      [1, '父', '△'],
    ],
    'differing',
  ],
  [
    'nobody likes it',
    [
      [1, '母', '×'],
      [1, '父', '△'],
    ],
    'open',
  ],
] as const)('%s', (_, answers, agreement) => {
  expect(agreementOn(1, listOf(homes, answers).verdicts)).toBe(agreement);
});

/** Mother and child like homes 2, 3 and 4; of home 1 the mother does not. */
const answers = [1, 2, 3, 4].flatMap((id) => [
  [id, '母', id === 1 ? '×' : '○'] as const,
  [id, '子', '◎'] as const,
]);
const upstairs = (...ids: number[]) =>
  ids.map((estate_id) => ({ estate_id, field: 'floor_min' as const, value: 2 }));

/** The conditions with the ids of the homes that they leave. */
const settledBy = (list: Parameters<typeof settlements>[0]) =>
  settlements(list).map(({ condition, homes }) => [condition, homes.map(({ estate_id }) => estate_id)]);

test('the condition that all homes meet on which the family agrees, and no other, would settle it', () => {
  const list = listOf(
    [1, 2, 3, 4].map((id) => home(id)),
    answers,
    upstairs(2, 3, 4),
  );
  expect(settledBy(list)).toEqual([['2階以上', [2, 3, 4]]]);
});

test('nothing is claimed that the homes do not show', () => {
  const all = [1, 2, 3, 4].map((id) => home(id));
  // Home 1 is upstairs too; only one is left; nobody differs; nobody has judged home 4.
  expect(settlements(listOf(all, answers, upstairs(1, 2, 3, 4)))).toEqual([]);
  expect(settlements(listOf(all, answers, upstairs(2)))).toEqual([]);
  expect(settlements(listOf(all.slice(1), answers, upstairs(2, 3)))).toEqual([]);
  expect(settlements(listOf(all, answers.slice(0, 6), upstairs(2, 3, 4)))).toEqual([]);
});

test('equipment, conditions, cost and size count as well, those that leave most homes first', () => {
  const list = listOf(
    [
      home(1, { monthly_cost_min: 70_000, room_area_max: 17 }),
      home(2, { monthly_cost_min: 49_800, room_area_max: 25, equipment: [801] }),
      home(3, { monthly_cost_min: 70_000, room_area_max: 24, equipment: [801], condition: [61] }),
      home(4, { monthly_cost_min: 49_800, room_area_max: 17, condition: [61] }),
    ],
    answers,
  );
  expect(settledBy(list)).toEqual([
    ['家具付き', [3, 4]],
    ['オートロック', [2, 3]],
    ['毎月の実質負担5万円以下', [2, 4]],
  ]);
});

test('a cost and a size count as in the search: one free room that fits is enough', () => {
  const cheapRoom = {
    monthly_cost_min: 50_000,
    monthly_cost_max: 90_000,
    room_area_min: 15,
    room_area_max: 30,
  };
  const rooms = { monthly_cost_min: 60_000, monthly_cost_max: 60_000, room_area_min: 18, room_area_max: 18 };
  // The search finds the home about which opinions differ under each of the costs and sizes.
  expect(
    settlements(listOf([home(1, cheapRoom), ...[2, 3, 4].map((id) => home(id, rooms))], answers)),
  ).toEqual([]);
  const wide = [home(1, rooms), ...[2, 3, 4].map((id) => home(id, cheapRoom))];
  expect(settledBy(listOf(wide, answers))[0]).toEqual(['毎月の実質負担5万円以下', [2, 3, 4]]);
  const large = [home(1, rooms), ...[2, 3, 4].map((id) => home(id, { ...rooms, room_area_max: 30 }))];
  expect(settledBy(listOf(large, answers))).toEqual([['20㎡以上', [2, 3, 4]]]);
});

test('a condition that only narrows the homes of another one is left out', () => {
  const south = (...ids: number[]) =>
    ids.map((estate_id) => ({ estate_id, field: 'direction' as const, value: '南' }));
  const list = listOf(
    [1, 2, 3, 4].map((id) => home(id)),
    answers,
    [...south(3, 4), ...upstairs(2, 3, 4)],
  );
  expect(settledBy(list)).toEqual([['2階以上', [2, 3, 4]]]);
});
