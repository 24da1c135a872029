import { cardOf } from '@gakumado/shared/testing';
import { listOf } from '#testing/list-of.ts';
import { changesSince, snapshotOf } from './changes.ts';

const before = snapshotOf(
  listOf(
    [cardOf(1), cardOf(2)],
    [
      [1, '母', '○'],
      [1, '私', '◎'],
    ],
  ),
);

test('homes, rents, vacancies and what others say are news; what oneself says is not', () => {
  const now = listOf(
    [{ ...cardOf(1), price_min: 50_000, vacant_status_id: 4 }, cardOf(3)],
    [
      [1, '母', '×', 2],
      [1, '父', '△'],
      [1, '私', '×', 2],
      [3, '私', '◎'],
    ],
  );
  expect(changesSince(before, now, '私')).toEqual([
    '「見本マンション1」の賃料が5.2万円から5万円になりました。',
    '「見本マンション1」の募集の状況が空室ありから満室になりました。',
    '「見本マンション3」が追加されました。',
    '1件の物件がリストから外れました。',
    '母さんが「見本マンション1」への答えを×に変えました。',
    '父さんが「見本マンション1」に△を付けました。',
  ]);
});

test('the same list has no news', () => {
  const same = listOf(
    [cardOf(1), cardOf(2)],
    [
      [1, '母', '○'],
      [1, '私', '◎'],
    ],
  );
  expect(changesSince(before, same, '')).toEqual([]);
});

test.each([
  ['母', '母さん'],
  ['お母さん', 'お母さん'],
  ['おばあちゃん', 'おばあちゃん'],
  ['けんくん', 'けんくん'],
])('%s is called %s', (name, called) => {
  const [change] = changesSince(before, listOf([cardOf(1), cardOf(2)], [[1, name, '△', 9]]), '私');
  expect(change).toMatch(new RegExp(`^${called}が「見本マンション1」`));
});
