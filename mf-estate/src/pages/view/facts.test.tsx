import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';
import { equipment, facilities } from '../../testing/facilities.ts';

const show = (changes = {}, more = {}) =>
  renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/detail': { ...estate, ...changes }, ...more },
  });

const part = (name: string) => within(screen.getByRole('region', { name }));
/** The text beside a term, inside a part. */
const fact = (name: string, term: string) =>
  part(name)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === term)?.nextSibling?.textContent;
const listUnder = (heading: string) => {
  const around = part('設備・条件').getByRole('heading', { name: heading }).closest('div, details');
  return within(around as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

test('conditions by name, facilities under their kinds, and equipment that no facility describes', async () => {
  await show();
  expect(listUnder('この物件の条件')).toEqual(['24時間管理', '春入居予約受付中']);
  expect(listUnder('共用設備')).toEqual(['ランドリー共用の洗濯機と乾燥機があります。　有料（1回 200円～）']);
  expect(listUnder('セキュリティ')).toEqual(['オートロック入居者の鍵で開くエントランスです。']);
  expect(listUnder('そのほかの設備')).toEqual(['宅配ボックス', '室内洗濯機置場']);
  expect(part('設備・条件').queryByRole('heading', { name: 'お部屋の設備' })).not.toBeInTheDocument();
});

test('the names of the facilities are seen at once, their descriptions on request', async () => {
  await show();
  expect(part('設備・条件').getByText('ランドリー', { ignore: 'li *' })).toBeVisible();
  const words = part('設備・条件').getByText(/^共用の洗濯機と乾燥機があります。/);
  expect(words).not.toBeVisible();
  await userEvent.click(part('設備・条件').getByRole('heading', { name: '共用設備' }));
  expect(words).toBeVisible();
});

test('places nearby are no equipment: 地図と周辺 tells them', async () => {
  const station = facilities.find(({ name }) => name === '早稲田駅')!;
  await show({}, { 'estate/facilities/list': [...facilities, { ...station, name: '見本公園' }] });
  expect(part('設備・条件').queryByText('早稲田駅')).not.toBeInTheDocument();
  expect(part('設備・条件').queryByText('見本公園')).not.toBeInTheDocument();
  expect(part('設備・条件').queryByRole('heading', { name: '周辺' })).not.toBeInTheDocument();
});

test('two ids of one name are one, and a fee without a price and a long distance are shown', async () => {
  const twin = { ...equipment[0]!, equipment_id: 56 };
  const [lock] = facilities;
  await show(
    { condition: [55, 56] },
    {
      'equipment/list': [...equipment, twin],
      'estate/facilities/list': [{ ...lock, is_paid: true, price_text: null, distance_m: 1_250 }],
    },
  );
  expect(listUnder('この物件の条件')).toEqual(['24時間管理']);
  expect(listUnder('セキュリティ')).toEqual([
    'オートロック入居者の鍵で開くエントランスです。　有料　約1,250m',
  ]);
});

test('the calculation of the guide price is shown on request', async () => {
  const user = userEvent.setup();
  await show();
  expect(screen.getByText('6.75万円').parentElement).toHaveTextContent('月あたり 6.75万円');
  const guide = within(screen.getByText('6.75万円').closest('div')!);
  const formula = guide.getByText(/^（（家賃＋管理費など毎月の費用）×48か月.*÷ 48$/);
  expect(formula).not.toBeVisible();
  await user.click(screen.getByText('めやす賃料の計算方法'));
  expect(formula).toBeVisible();
  expect(guide.getByText(/退去時の清掃・修繕費は含みません/)).toBeVisible();
});

test('a property without a guide price does not name one', async () => {
  await show({ guide_price: null });
  expect(screen.queryByText('めやす賃料の計算方法')).not.toBeInTheDocument();
});

test('what families ask first of a contract is seen at once, with the way to hear the rest at home', async () => {
  const { unmount } = await show();
  const terms = part('契約と暮らし');
  expect(
    terms.getByText('契約期間 2年（24か月）／解約の予告 1か月前まで／契約途中の解約 できます'),
  ).toBeVisible();
  expect(terms.getByRole('heading', { name: '合格発表前の予約' })).toBeVisible();
  expect(terms.getByText('条件はお部屋のタイプによって異なります')).toBeVisible();
  expect(terms.getByText('条件は店舗が個別にご案内します')).toBeInTheDocument();
  expect(terms.getByRole('link', { name: 'オンラインでの重要事項説明と本人確認' })).toHaveAttribute(
    'href',
    '/pr/it_id/?estateId=1001',
  );
  unmount();
  await show({ status: 2 });
  expect(part('契約と暮らし').queryByRole('link')).not.toBeInTheDocument();
});

test('the terms of the contract in words, without unknown ones', async () => {
  const { movein_terms: terms } = estate;
  const { unmount } = await show();
  const name = '契約と暮らし';
  expect(fact(name, '契約期間')).toBe('2年（24か月）');
  expect(fact(name, '解約の予告')).toBe('1か月前まで');
  expect(fact(name, '契約途中の解約')).toBe('できます');
  expect(fact(name, '退去月の日割り')).toBe('あり');
  expect(fact(name, '料金（月額）')).toBe('20,000円');
  expect(fact(name, '欠食時の返金')).toBe('あり');
  unmount();
  await show({
    meals: null,
    movein_terms: {
      ...terms,
      contract_months: 18,
      notice_months: null,
      is_midterm_cancelable: false,
      is_prorated_on_exit: false,
      curfew_text: null,
    },
  });
  expect(fact(name, '契約期間')).toBe('18か月');
  expect(fact(name, '契約途中の解約')).toBe('できません');
  expect(fact(name, '退去月の日割り')).toBe('なし（月割り）');
  for (const term of ['解約の予告', '門限', '料金（月額）'])
    expect(part(name).queryByText(term)).not.toBeInTheDocument();
});

test('the building in facts', async () => {
  await show();
  const name = '物件概要・取引の表示';
  expect(fact(name, '物件名')).toBe('カレッジコート早稲田（カレッジコートワセダ）');
  expect(fact(name, '所在地')).toBe('〒162-0042 東京都新宿区早稲田町5-6');
  expect(fact(name, '構造・階数')).toBe('RC造／地上6階');
  expect(fact(name, '総戸数')).toBe('42戸');
  expect(fact(name, '築年月')).toBe('2015年2月／築11年');
});

test('facts of the building that are not known are left out', async () => {
  await show({ name_kana: null, zip_code: '162', total_rooms: null });
  expect(fact('物件概要・取引の表示', '物件名')).toBe('カレッジコート早稲田');
  expect(fact('物件概要・取引の表示', '所在地')).toBe('東京都新宿区早稲田町5-6');
  expect(part('物件概要・取引の表示').queryByText('総戸数')).not.toBeInTheDocument();
});
