import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

const show = (changes = {}) => renderRoutes(routes, '/view/1001/', { answers: { ...answers, ...changes } });

afterEach(() => Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name)));

test('a visitor reads what the property is, what it costs and how to get there', async () => {
  const { calls } = await show();
  expect(screen.getByRole('heading', { level: 1, name: 'カレッジコート早稲田' })).toBeVisible();
  expect(screen.getAllByText('6万円～8万円')[0]).toBeVisible();
  expect(screen.getByText('6.75万円')).toBeVisible();
  expect(screen.getAllByText('サンプル物件')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: '早稲田大学 早稲田キャンパス' })).toHaveAttribute(
    'href',
    '/search/school/pref_id:13/school_id:77/',
  );
  expect(screen.getByText('早稲田町停まで徒歩3分')).toBeVisible();
  expect(screen.getByText(/情報更新日 2026年11月18日$/)).toBeVisible();
  expect(screen.getByText('2026年12月02日')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: '物件概要・取引の表示' }));
  expect(screen.getByText('2026年12月02日')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(answers)));
  expect(calls.find(({ path }) => path === 'estate/recommendation/list')?.body).toMatchObject({ limit: 6 });
});

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

test('title and description name the property', async () => {
  await show();
  expect(document.title).toMatch(/^カレッジコート早稲田（.*｜ガクマド$/);
  expect(description()).toMatch(/^カレッジコート早稲田（/);
});

test('the way to the page names each place once', async () => {
  await show();
  const trail = within(screen.getByRole('navigation', { name: '現在の位置' }));
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ホーム',
    '東京都',
    '新宿区',
    'カレッジコート早稲田',
  ]);
  expect(trail.getByRole('link', { name: '東京都' })).toHaveAttribute('href', '/search/area/pref_id:13/');
});

test('the links to the parts of the page lead to parts that are there', async () => {
  await show();
  const nav = within(screen.getByRole('navigation', { name: 'このページの内容' }));
  const parts = nav.getAllByRole<HTMLAnchorElement>('link').map(({ hash }) => hash);
  expect(parts).toHaveLength(11);
  for (const part of parts) {
    expect(document.querySelector(`${part} > h2, ${part} > summary h3`)).toBeVisible();
  }
});

const nameless = {
  layout_min: null,
  layout_max: null,
  station_time_text_min: null,
};

/** The facts beside the photographs, by term. */
const keyFact = (term: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === term)?.nextSibling?.textContent;

test('the most asked facts: ranges, what costs nothing and what is not known', async () => {
  const { unmount } = await show();
  expect(keyFact('管理費・共益費')).toBe('5,000円');
  expect(keyFact('入館金・礼金')).toBe('なし');
  expect(keyFact('敷金')).toBe('6万円～7.5万円');
  expect(keyFact('間取り')).toBe('1K～1DK');
  expect(keyFact('広さ')).toBe('18㎡～25㎡／6畳～8畳');
  expect(keyFact('築年月')).toBe('2015年2月／築11年');
  unmount();
  const unknown = { mats_area_min: null, mats_area_max: null, deposit_min: null, deposit_max: null };
  await show({ 'estate/detail': { ...estate, ...nameless, ...unknown, age_text: '' } });
  expect(keyFact('敷金')).toBe('－');
  expect(keyFact('間取り')).toBe('－');
  expect(keyFact('広さ')).toBe('18㎡～25㎡');
  expect(keyFact('築年月')).toBe('2015年2月');
});

test('the heading leaves out what a property does not have', async () => {
  const { unmount } = await show({ 'estate/detail': { ...estate, is_new: true } });
  expect(screen.getByText('新着')).toBeVisible();
  expect(screen.getByText(estate.catch_copy!)).toBeVisible();
  unmount();
  const bare = { ...estate, ...nameless, catch_copy: '', description: '', is_sample: false, tags: [] };
  await show({ 'estate/detail': bare });
  const heading = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(heading?.textContent).toBe('学生マンション築11年男女とも入居可カレッジコート早稲田');
  expect(screen.queryByRole('heading', { name: 'この物件について' })).toBeNull();
});

test("the text 'null' is told nowhere: it counts as empty", async () => {
  const texts = {
    address_detail: 'null',
    station_time_text_min: 'null',
    layout_min: 'null',
    layout_max: 'null',
  };
  await show({ 'estate/detail': { ...estate, ...texts } });
  expect(document.body).not.toHaveTextContent('null');
  expect(document.head.innerHTML).not.toContain('null');
});

test('the visit is recorded once and shows in the store', async () => {
  const { store } = await show();
  await waitFor(() => expect(store.getState().history.estateIds).toEqual([1001]));
  expect(Cookies.get('DATA_HISTORY')).toContain('1001');
});

test('the inquiry carries the property and its shop', async () => {
  await show();
  const [inquiry] = screen.getAllByRole('link', { name: '空室を聞く' });
  expect(inquiry).toHaveAttribute('href', '/inquiry/general/?shopId=11&estateId=1001&fromEstate=true');
});

test('a kind of room leads to its costs, in the address as well', async () => {
  const user = userEvent.setup();
  const { router } = await show();
  await user.click(screen.getByRole('link', { name: 'Bタイプの費用を見る' }));
  const costs = within(screen.getByRole('region', { name: '費用' }));
  await waitFor(() => expect(costs.getByRole('combobox', { name: 'お部屋のタイプ' })).toHaveValue('502'));
  expect(costs.getAllByText('賃料の1か月分（75,000円～80,000円）')).toHaveLength(3);
  const { search, hash } = router.state.location;
  expect(search + hash).toBe('?roomtype_id=502#costs');
});

test('a property that is no longer let says so and shows similar ones first', async () => {
  await show({ 'estate/detail': { ...estate, status: 2 } });
  expect(screen.getByText('この物件は募集を終了しました')).toBeVisible();
  const similar = screen.getByRole('region', { name: '条件の近い物件' });
  expect(within(similar).getByRole('link', { name: 'カレッジコート戸塚' })).toHaveAttribute(
    'href',
    '/view/1002/',
  );
  expect(screen.queryByRole('link', { name: '見学を予約' })).not.toBeInTheDocument();
});
