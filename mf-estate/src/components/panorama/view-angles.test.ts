import { FIRST_VIEW, MAX_ANGLE, MIN_ANGLE, placeOf, turned } from './view-angles.ts';

test('a view turns all around, and neither over the head nor closer than a picture is sharp', () => {
  expect(turned(FIRST_VIEW, { yaw: 190 })).toEqual({ ...FIRST_VIEW, yaw: -170 });
  expect(turned(FIRST_VIEW, { pitch: 200 }).pitch).toBe(85);
  expect(turned(FIRST_VIEW, { angle: -200 }).angle).toBe(MIN_ANGLE);
  expect(turned(FIRST_VIEW, { angle: 200 }).angle).toBe(MAX_ANGLE);
});

test('a direction is seen where it is', () => {
  expect(placeOf({ yaw: 30, pitch: 10 }, { ...FIRST_VIEW, yaw: 30, pitch: 10 }, 1.5)).toEqual({
    left: expect.closeTo(0.5),
    top: expect.closeTo(0.5),
  });
  const aside = placeOf({ yaw: 30, pitch: 10 }, FIRST_VIEW, 1);
  expect(aside?.left).toBeCloseTo((1 + Math.tan(Math.PI / 6)) / 2);
  expect(aside?.top).toBeLessThan(0.5);
});

test.each([180, 60, -120])('what is at %s degrees is not in the window', (yaw) => {
  expect(placeOf({ yaw, pitch: 0 }, FIRST_VIEW, 1)).toBeNull();
});
