import { simulateCost } from '@gakumado/shared/cost-simulation';
import type { Cost } from '@gakumado/shared/contract';
import { COST_KIND, DEFAULT_STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { withTestApp } from '#testing/test-app.ts';

/** めやす賃料 (contract, section 5): a month of the usual stay, by the rows that are marked for it; payments on moving out never count. */
const guidePriceOf = (costs: readonly Cost[]) =>
  simulateCost(
    costs.filter((row) => row.is_included_in_guide_price && row.cost_kind !== COST_KIND.movingOut),
    { stay_months: DEFAULT_STAY_MONTHS },
  ).monthly_cost;

test('the guide price that is kept for a room type is the one that its cost rows give', async () => {
  const t = await withTestApp();
  try {
    const rooms = await t.db
      .selectFrom('roomtype')
      .select(['estate_id', 'roomtype_id', 'guide_price'])
      .orderBy('roomtype_id')
      .limit(60)
      .execute();
    expect(rooms.length).toBeGreaterThan(20);
    for (const { estate_id, roomtype_id, guide_price } of rooms) {
      const { body } = await t.call('estate/building/cost/list', { estate_id, roomtype_id });
      const costs: Cost[] = body.result;
      expect(guidePriceOf(costs)).toBe(guide_price);
    }
  } finally {
    await t.close();
  }
});
