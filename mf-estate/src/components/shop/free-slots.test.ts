import { days } from '../../testing/shop.ts';
import { freeVisits } from './free-slots.ts';

test('the first free time of the next three days is offered, and none of today', () => {
  expect(freeVisits(days)).toEqual([3, 4, 5].map((day) => ({ date: days[day]!.date, time: '11:00' })));
});
