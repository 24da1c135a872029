import { circleAround, distanceKm, extentOf, pointsOf } from '@gakumado/shared/map';
import { firstView } from './first-view.ts';
import type { MapColors } from '@gakumado/shared/map-engine';
import { areaFeatures, pinFeatures, priceLabel } from './map-data.ts';
import { pinLayers } from './pin-layers.ts';
import { simplifyStroke } from './simplify-stroke.ts';

const pin = (estate_id: number, lat: number, lon: number) => ({
  estate_id,
  lat,
  lon,
  price_min: 52_500,
  monthly_cost_min: 52_500,
  vacant_status_id: 1,
});

test.each([
  [52_500, '5.3万'],
  [60_000, '6.0万'],
  [9_500, '9,500'],
])('a pin of %i yen says %s', (yen, label) => {
  expect(priceLabel(yen)).toBe(label);
});

test('pins become points; a full estate looks different', () => {
  const { features } = pinFeatures([
    pin(1, 35.7, 139.7),
    { ...pin(2, 34, 135), vacant_status_id: 4 },
    { ...pin(3, 34, 135), vacant_status_id: 5 },
  ]);
  expect(features.map(({ properties }) => properties)).toEqual([
    { id: 1, label: '5.3万', kind: 'open' },
    { id: 2, label: '5.3万', kind: 'full' },
    { id: 3, label: '5.3万', kind: 'full' },
  ]);
  expect(features[0]?.geometry.coordinates).toEqual([139.7, 35.7]);
});

test('the drawn area is a closed ring, the radius a circle around the place', () => {
  const { features } = areaFeatures(
    [
      [35, 139],
      [36, 139],
      [36, 140],
    ],
    { lat: 35, lon: 139, label: '駅', radiusKm: 2 },
  );
  expect(features.map(({ properties }) => properties.kind)).toEqual(['radius', 'drawn']);
  expect(features[1]?.geometry.coordinates).toEqual([
    [
      [139, 35],
      [139, 36],
      [140, 36],
      [139, 35],
    ],
  ]);
  expect(areaFeatures(undefined, { lat: 35, lon: 139, label: '学校' }).features).toEqual([]);
});

test('the searched place hides no price and no number', () => {
  const ids = pinLayers({} as MapColors).map(({ id }) => id);
  const above = ids.slice(ids.indexOf('place-sign') + 1);
  expect(above).toEqual(['clusters', 'cluster-counts', 'pins', 'highlight']);
  expect(ids.indexOf('place-spot')).toBeLessThan(ids.indexOf('clusters'));
});

test('every point of a circle is as far from its centre', () => {
  const centre = { lat: 43, lon: 141 };
  for (const point of pointsOf(circleAround(centre, 5))) expect(distanceKm(centre, point)).toBeCloseTo(5, 1);
});

test('nothing has no extent', () => {
  expect(extentOf([])).toBeUndefined();
});

describe('a map shows first', () => {
  const pins = [pin(1, 35.7, 139.7), pin(2, 35.8, 139.9), pin(3, 43, 141)];
  const content = { pins, highlightedId: null };
  const bounds = { south: 1, west: 2, north: 3, east: 4 };

  test('the part that the address frames', () => {
    expect(firstView({ ...content, bounds, marker: { lat: 35, lon: 139, label: '' } })).toEqual(bounds);
  });
  test('else all estates', () => {
    expect(firstView(content)).toEqual({ south: 35.7, west: 139.7, north: 43, east: 141 });
  });
  test('else the whole country', () => {
    expect(firstView({ ...content, pins: [] }).south).toBeLessThan(32);
  });
  test('around a radius, all of it', () => {
    const view = firstView({ ...content, marker: { lat: 35, lon: 139, label: '', radiusKm: 3 } });
    expect(distanceKm({ lat: view.south, lon: 139 }, { lat: view.north, lon: 139 })).toBeCloseTo(6, 1);
  });
  test('between two places all estates with both', () => {
    const marker = { lat: 35.6, lon: 139.6, label: '' };
    const view = firstView({ ...content, marker, secondMarker: { lat: 35.9, lon: 140, label: '' } });
    expect(view).toEqual({ south: 35.6, west: 139.6, north: 43, east: 141 });
  });
  test('around a campus the nearest estates, not those far away', () => {
    const near = Array.from({ length: 60 }, (_, index) => pin(index, 35.7 + index / 5000, 139.7));
    const view = firstView({
      ...content,
      pins: [...near, ...pins],
      marker: { lat: 35.7, lon: 139.7, label: '' },
    });
    const height = distanceKm({ lat: view.south, lon: 139.7 }, { lat: view.north, lon: 139.7 });
    expect(height).toBeGreaterThan(1.5);
    expect(height).toBeLessThan(3);
  });
});

describe('a stroke', () => {
  const circle = (count: number, radius: number) =>
    Array.from({ length: count }, (_, index) => ({
      x: 200 + radius * Math.cos((index / count) * 2 * Math.PI),
      y: 200 + radius * Math.sin((index / count) * 2 * Math.PI),
    }));

  test('keeps its shape with few corners', () => {
    const corners = simplifyStroke(circle(600, 150)) ?? [];
    expect(corners.length).toBeGreaterThan(8);
    expect(corners.length).toBeLessThan(60);
    for (const { x, y } of corners) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(150, 0);
  });
  test('of a trembling hand still has at most 100', () => {
    const trembling = circle(900, 180).map(({ x, y }, index) => ({
      x: x + (index % 7) * 5,
      y: y + (index % 5) * 5,
    }));
    expect(simplifyStroke(trembling)?.length).toBeLessThanOrEqual(100);
  });
  test.each([
    ['a tap', [{ x: 5, y: 5 }]],
    ['a straight line', circle(2, 90)],
    ['a scribble', circle(30, 5)],
  ])('that is %s encloses nothing', (_name, stroke) => {
    expect(simplifyStroke(stroke)).toBeNull();
  });
});
