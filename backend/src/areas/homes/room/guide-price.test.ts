import { guidePriceOf } from '@gakumado/shared/cost-simulation';
import type { Cost } from '@gakumado/shared/contract';
import { withTestApp } from '../../../testing/test-app.ts';

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
