import { findPriceFaults, pricedHome, renderRoutes } from '@gakumado/shared/testing';
import { HistoryItem } from './history-item.tsx';

test('history-item: the loud price is the monthly cost, and the rent is called so', async () => {
  const element = <HistoryItem estate={pricedHome} asked={{}} />;
  const { container } = await renderRoutes([{ path: '*', element }], '/');
  expect(findPriceFaults(container)).toEqual([]);
});
