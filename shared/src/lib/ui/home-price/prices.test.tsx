import type { ReactElement } from 'react';
import { EstateCard } from '../estate-card/estate-card.tsx';
import { findPriceFaults, pricedHome, renderRoutes } from '@gakumado/shared/testing';

const places: [name: string, show: () => ReactElement][] = [
  ['estate-card', () => <EstateCard estate={pricedHome} />],
  ['estate-card beside a map', () => <EstateCard estate={pricedHome} look="slim" />],
];

test.each(places)(
  '%s: the loud price is the monthly cost, and the rent is called so',
  async (_name, show) => {
    const { container } = await renderRoutes([{ path: '*', element: show() }], '/');
    expect(findPriceFaults(container)).toEqual([]);
  },
);
