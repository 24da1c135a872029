import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { createAppStore, loadPersonalLists } from '@gakumado/shared/store';
import { findPriceFaults, pricedHome, renderRoutes } from '@gakumado/shared/testing';
import { EstateNames } from './components/receipt/estate-names.tsx';
import { routes } from './routes.tsx';
import { listOf } from './testing/list-of.ts';

test('estate-names: the loud price is the monthly cost, and the rent is called so', async () => {
  const element = <EstateNames ids={[pricedHome.estate_id]} cardOf={() => pricedHome} />;
  const { container } = await renderRoutes([{ path: '*', element }], '/');
  expect(findPriceFaults(container)).toEqual([]);
});

test('decision-table: so it is where a family decides', async () => {
  const list = listOf([pricedHome, { ...pricedHome, estate_id: pricedHome.estate_id + 1 }]);
  const { container } = await renderRoutes(routes, `/favorite/?share=${'a'.repeat(32)}`, {
    answers: { 'share/list/detail': list },
  });
  await screen.findByRole('table');
  expect(findPriceFaults(container)).toEqual([]);
});

test('same-visit: so it is where another home joins a visit', async () => {
  const { estate_id, shop_id } = pricedHome;
  const other = { ...pricedHome, estate_id: estate_id + 1, name: 'もう1件' };
  Cookies.set('Data-Favorite', JSON.stringify([other.estate_id]));
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const address = `/inquiry/general/?estateId=${estate_id}&shopId=${shop_id}&inquiryContentsId=3&isVisit=1`;
  const { container } = await renderRoutes(routes, address, {
    store,
    answers: {
      'estate/list': ({ body }: { body: { estate_id: number[] } }) =>
        [pricedHome, other].filter((home) => body.estate_id.includes(home.estate_id)),
      'shop/list': [
        {
          shop_id,
          shop_name: '高田馬場店',
          shop_kana: 'タカダノババテン',
          prefecture_name: '東京都',
          m_prefecture_id: 13,
          area_slug: 'kanto',
          zip_code: '169-0075',
          address: '東京都新宿区1-1',
          access_text: null,
          handled_school_names: [],
        },
      ],
    },
  });
  await userEvent.click(await screen.findByText('同じ日に、お気に入りの物件も見学する'));
  expect(findPriceFaults(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^追加.*もう1件$/ }));
  expect(await screen.findByRole('link', { name: 'もう1件' })).toBeVisible();
  expect(screen.queryByText('同じ日に、お気に入りの物件も見学する')).not.toBeInTheDocument();
});

test('estates-item: so it is in the form that asks about a home', async () => {
  sessionStorage.setItem('ESTATE_ID_VIEW_CONTACT', JSON.stringify([pricedHome.estate_id]));
  const { container } = await renderRoutes(routes, '/view/contact/', {
    answers: { 'estate/list': [pricedHome] },
  });
  await screen.findByRole('link', { name: pricedHome.name });
  expect(findPriceFaults(container)).toEqual([]);
});
