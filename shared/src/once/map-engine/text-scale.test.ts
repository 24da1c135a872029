import type { LayerSpecification } from 'maplibre-gl';
import { withLargerTexts } from './text-scale.ts';

const named = (size: unknown) =>
  ({ id: 'names', type: 'symbol', source: 'places', layout: { 'text-size': size } }) as LayerSpecification;

const sizeAt = (scale: number, size: unknown) => withLargerTexts([named(size)], scale)[0]?.layout;

test('texts of maps grow with those of the page, at every zoom', () => {
  expect(sizeAt(2, 12)).toEqual({ 'text-size': 24 });
  expect(sizeAt(1.5, ['interpolate', ['linear'], ['zoom'], 11, 10, 15, 14])).toEqual({
    'text-size': ['interpolate', ['linear'], ['zoom'], 11, 15, 15, 21],
  });
});

test('everything else stays as it is', () => {
  const line: LayerSpecification = { id: 'line', type: 'line', source: 'places' };
  expect(withLargerTexts([line, named(12)], 1)).toEqual([line, named(12)]);
  expect(withLargerTexts([line], 2)).toEqual([line]);
});
