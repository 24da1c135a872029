import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { writeCompareList } from '@gakumado/shared/cookies';
import { CompareTray } from '../compare-tray/compare-tray.tsx';
import { EstateCard } from '../estate-card/estate-card.tsx';
import { findPriceFaults, pricedHome, renderRoutes } from '@gakumado/shared/testing';

const places: [name: string, show: () => ReactElement][] = [
  ['estate-card', () => <EstateCard estate={pricedHome} />],
  ['estate-card beside a map', () => <EstateCard estate={pricedHome} look="slim" />],
];

test('compare-popup: so it is among the homes that are compared', async () => {
  writeCompareList([pricedHome.estate_id]);
  await renderRoutes([{ path: '*', element: <CompareTray /> }], '/', {
    answers: { 'estate/list': [pricedHome] },
  });
  await userEvent.click(screen.getByRole('button', { name: '比べる物件 1件' }));
  await screen.findByText(pricedHome.name);
  expect(findPriceFaults(screen.getByRole('dialog'))).toEqual([]);
});

test.each(places)(
  '%s: the loud price is the monthly cost, and the rent is called so',
  async (_name, show) => {
    const { container } = await renderRoutes([{ path: '*', element: show() }], '/');
    expect(findPriceFaults(container)).toEqual([]);
  },
);
