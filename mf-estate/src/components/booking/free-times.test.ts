import { days } from '../../testing/shop.ts';
import { firstTimes, freeTimes } from './free-times.ts';

test('every free time of a day that can be booked is offered, and none of today', () => {
  const free = freeTimes(days);
  expect(free).toHaveLength(11);
  expect(free[0]).toEqual({ date: days[3]!.date, times: ['11:00'] });
});

test('in short it is the first free time of the next three days', () => {
  expect(firstTimes(days)).toEqual([3, 4, 5].map((day) => ({ date: days[day]!.date, time: '11:00' })));
});
