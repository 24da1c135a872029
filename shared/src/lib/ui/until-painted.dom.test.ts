import { untilPainted } from './until-painted.ts';

test('slow work begins behind the frame that shows the press', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  await untilPainted();
  order.push('work');
  expect(order).toEqual(['frame', 'work']);
});

test('a browser that draws no frame does the work all the same', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  await expect(untilPainted()).resolves.toBeUndefined();
});
