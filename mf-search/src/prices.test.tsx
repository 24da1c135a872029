import type { ReactElement } from 'react';
import { findPriceFaults, pricedHome, renderRoutes } from '@gakumado/shared/testing';
import { PinCard } from './map/pin-card.tsx';
import { Ranking } from './pages/campus/sections/ranking.tsx';

const names = { campusName: undefined, secondCampusName: undefined };

const places: [name: string, show: () => ReactElement][] = [
  ['pin-card', () => <PinCard estate={pricedHome} {...names} onClose={() => {}} />],
  ['ranking', () => <Ranking estates={[{ ...pricedHome, favorite_count: 9 }]} asked={{}} />],
];

test.each(places)(
  '%s: the loud price is the monthly cost, and the rent is called so',
  async (_name, show) => {
    const { container } = await renderRoutes([{ path: '*', element: show() }], '/');
    expect(findPriceFaults(container)).toEqual([]);
  },
);
