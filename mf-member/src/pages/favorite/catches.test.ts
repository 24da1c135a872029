import { detailOf } from '#testing/home-of.ts';
import { catchesOf } from './catches.ts';

const none = {
  ...detailOf(1).movein_terms,
  notice_months: null,
  is_midterm_cancelable: null,
};

test.each([
  [{}, ''],
  [{ notice_months: 1 }, '大きな注意点なし'],
  [{ penalty_text: '短期解約の違約金はありません。' }, '大きな注意点なし'],
  [{ penalty_text: '1年未満の解約には違約金がかかります。' }, '短期解約に違約金'],
  [{ renewal_text: '契約期間は2年で、更新できます。更新料はかかりません。' }, '大きな注意点なし'],
  [{ renewal_text: '更新できます。更新料は賃料の1か月分です。' }, '更新料あり'],
  [{ notice_months: 1, curfew_text: '門限はありません。' }, '大きな注意点なし'],
  [{ curfew_text: '門限は23時です（届出により変更できます）。' }, '門限あり'],
  [
    { is_midterm_cancelable: false, notice_months: 3, is_prorated_on_exit: false },
    '途中で解約できない、解約は3か月前まで',
  ],
])('the contract %j catches on %j', (terms, text) => {
  expect(catchesOf({ ...none, ...terms })).toBe(text);
});
