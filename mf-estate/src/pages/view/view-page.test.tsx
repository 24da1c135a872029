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
  expect(screen.getByText('67,500円')).toBeVisible();
  expect(screen.getAllByText('サンプル物件')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: '早稲田大学 早稲田キャンパス' })).toHaveAttribute(
    'href',
    '/search/school/pref_id:13/school_id:77/',
  );
  expect(screen.getByText('早稲田町停まで徒歩3分')).toBeVisible();
  expect(screen.getByText('2026年11月18日')).toBeVisible();
  expect(screen.getByText('2026年12月02日')).toBeVisible();
  expect(document.title).toContain('カレッジコート早稲田');
  expect(calls.map(({ path }) => path).slice(0, 6)).toEqual(Object.keys(answers));
});

test('the visit is recorded once and shows in the store', async () => {
  const { store } = await show();
  await waitFor(() => expect(store.getState().history.estateIds).toEqual([1001]));
  expect(Cookies.get('DATA_HISTORY')).toContain('1001');
});

test('the inquiry carries the property and its shop', async () => {
  await show();
  const [inquiry] = screen.getAllByRole('link', { name: '空室・見学のお問い合わせ' });
  expect(inquiry).toHaveAttribute(
    'href',
    '/inquiry/general/?shopId=11&estateId=1001&inquiryContentsId=3&isVisit=1&fromEstate=true',
  );
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

test('photographs open large and turn with the arrow keys', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: '外観（イメージ）を拡大' }));
  const dialog = await screen.findByRole('dialog', { name: 'カレッジコート早稲田の写真' });
  expect(within(dialog).getByText('1 / 3')).toBeVisible();
  within(dialog).getByRole('button', { name: '次の写真' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('2 / 3')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a property that is no longer let says so and shows similar ones first', async () => {
  await show({ 'estate/detail': { ...estate, status: 2 } });
  expect(screen.getByText('この物件は募集を終了しました')).toBeVisible();
  const similar = screen.getByRole('region', { name: '条件の近い物件' });
  expect(within(similar).getByRole('link', { name: 'カレッジコート戸塚' })).toHaveAttribute(
    'href',
    '/view/1002/',
  );
  expect(screen.queryByRole('link', { name: 'お問い合わせ・見学予約' })).not.toBeInTheDocument();
});
