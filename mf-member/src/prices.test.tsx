import { screen } from '@testing-library/react';
import { findPriceFaults, pricedHome, renderRoutes } from '@gakumado/shared/testing';
import { EstateNames } from './components/receipt/estate-names.tsx';
import { routes } from './routes.tsx';

test('estate-names: the loud price is the monthly cost, and the rent is called so', async () => {
  const element = <EstateNames ids={[pricedHome.estate_id]} cardOf={() => pricedHome} />;
  const { container } = await renderRoutes([{ path: '*', element }], '/');
  expect(findPriceFaults(container)).toEqual([]);
});

test('estates-item: so it is in the form that asks about a home', async () => {
  sessionStorage.setItem('ESTATE_ID_VIEW_CONTACT', JSON.stringify([pricedHome.estate_id]));
  const { container } = await renderRoutes(routes, '/view/contact/', {
    answers: { 'estate/list': [pricedHome] },
  });
  await screen.findByRole('link', { name: pricedHome.name });
  expect(findPriceFaults(container)).toEqual([]);
});
