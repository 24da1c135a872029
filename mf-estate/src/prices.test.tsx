import type { ReactElement } from 'react';
import type { Cost } from '@gakumado/shared/contract';
import { findPriceFaults, pricedHome, renderRoutes } from '@gakumado/shared/testing';
import { ActionBar } from './components/heading/action-bar.tsx';
import { HomeSummary } from './components/heading/home-summary.tsx';
import type { VisitSheetLayer } from './components/booking/use-visit-sheet.ts';
import { SheetFacts } from './components/passing-on/sheet-facts.tsx';
import { Roomtypes } from './components/rooms/roomtypes.tsx';
import { estate } from './testing/estate.ts';
import { roomtype } from './testing/roomtypes.ts';
import { costs } from './testing/costs.ts';

const home = { ...estate, ...pricedHome };

/** One room whose rent is that of the home, and whose monthly cost its rows make. */
const room = { ...roomtype, price_min: 61_500, price_max: 72_500 };
const row = (cost_name: string, amount_min: number, amount_max: number): Cost => ({
  ...costs[0]!,
  cost_name,
  amount_min,
  amount_max,
  cost_kind: 2,
  unit: 'yen',
  is_required: true,
  is_refundable: false,
  cycle_months: null,
  roomtype_id: null,
});
const rows = [row('賃料', 61_500, 72_500), row('管理費', 29_734, 26_265)];

const visit: VisitSheetLayer = {
  layer: { open: false, onOpenChange: () => {}, isLeft: () => false },
  opener: { current: null },
  hasTimes: false,
  handlePress: () => {},
};

const places: [name: string, show: () => ReactElement][] = [
  ['home-summary', () => <HomeSummary estate={home} isClosed={false} visit={visit} />],
  ['action-bar', () => <ActionBar estate={home} isClosed={false} visit={visit} days={[]} />],
  ['sheet-facts', () => <SheetFacts estate={home} />],
  [
    'roomtypes',
    () => <Roomtypes roomtypes={[room]} estate={home} costs={rows} equipment={null} isClosed={false} />,
  ],
];

test.each(places)(
  '%s: the loud price is the monthly cost, and the rent is called so',
  async (_name, show) => {
    const { container } = await renderRoutes([{ path: '*', element: show() }], '/view/7/');
    expect(findPriceFaults(container)).toEqual([]);
  },
);
