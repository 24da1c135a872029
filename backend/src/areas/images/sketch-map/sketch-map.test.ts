import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { drawSketchMap } from './draw-sketch-map.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const get = (file: string, headers = {}) => backend.app.inject({ url: `/images/maps/${file}`, headers });

test('the sketch of an estate names it and its nearest station', async () => {
  const [estate] = (await backend.call('estate/list', { with_facets: 0 })).body.result;
  const answer = await get(`${estate.estate_id}.svg`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(answer.payload).toContain(`>${estate.name}</text>`);
  expect(answer.payload).toMatch(/>[^<]+駅<\/text>/);
  const known = await get(`${estate.estate_id}.svg`, { 'if-none-match': answer.headers.etag });
  expect(known.statusCode).toBe(304);
});

test('the walk to the station is drawn where the streets are known', async () => {
  const [estate] = (await backend.call('estate/list', { with_facets: 0 })).body.result;
  const waseda = 2_800_404;
  const move = (lat: number, lon: number) =>
    backend.pool.query('update estate set lat = $2, lon = $3 where estate_id = $1', [
      estate.estate_id,
      lat,
      lon,
    ]);
  await backend.pool.query(
    'update estate_station set station_id = $2, bus_minutes = null where estate_id = $1 and sort_no = 1',
    [estate.estate_id, waseda],
  );
  await move(35.7085, 139.7222);
  const { payload } = await get(`${estate.estate_id}.svg`);
  expect(payload).toContain('点線：徒歩の道順</text>');
  const [, walk = ''] = /<path d="M([^"]+)"[^>]*stroke-dasharray="0 7"/.exec(payload) ?? [];
  // From the home in the middle over some corners.
  expect(walk.startsWith('400.0 210.0L')).toBe(true);
  expect(walk.split('L').length).toBeGreaterThan(4);
  await move(37.2, 138.9);
  expect((await get(`${estate.estate_id}.svg`)).payload).not.toContain('点線');
});

test.each(['999999999.svg', '0.svg', 'a.svg', '1.png'])('%s is on no map', async (file) => {
  expect((await get(file)).statusCode).toBe(404);
});

const home = { lat: 35.7, lon: 139.7 };
const place = (name: string, lat: number, lon: number) => ({ name, lat, lon, distance_m: 500 });

test('labels do not cover each other: the estate first, then the nearest', () => {
  const crowd = Array.from({ length: 12 }, (_none, index) => place(`駅${index}`, 35.7 + index / 1e5, 139.7));
  const drawing = drawSketchMap({
    name: '若葉',
    home,
    stations: crowd,
    campuses: [],
    tracks: [],
    walk: null,
  });
  const labels = drawing.match(/駅\d+駅<\/text>/g) ?? [];
  expect(drawing).toContain('>若葉</text>');
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.length).toBeLessThan(crowd.length);
});

test('no name covers the mark of another place', () => {
  const stations = [place('早稲田', 35.700_3, 139.700_9), place('面影橋', 35.7, 139.698)];
  const campuses = [place('早稲田大学', 35.7, 139.701_5)];
  const drawing = drawSketchMap({
    name: 'ひなたコート早稲田',
    home,
    stations,
    campuses,
    tracks: [],
    walk: null,
  });
  const marks = [
    ...[...drawing.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]),
    ...[...drawing.matchAll(/M([\d.]+) ([\d.]+)h12v12/g)].map(([, x, y]) => [Number(x) + 6, Number(y) + 6]),
  ] as [number, number][];
  const names = [
    ...drawing.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"[^>]*>([^<]+[駅学田])</g),
  ];
  expect([marks.length, names.length]).toEqual([4, 4]);
  const covered = names.filter(([, left, base, size, name = '']) =>
    marks.some(
      ([x, y]) =>
        x > Number(left) - 6 &&
        x < Number(left) + name.length * Number(size) + 6 &&
        y > Number(base) - Number(size) - 6 &&
        y < Number(base) + 6,
    ),
  );
  expect(covered).toEqual([]);
});

test('a name cannot become a part of the drawing, and nothing near is an empty map', () => {
  const drawing = drawSketchMap({
    name: '<script>',
    home,
    stations: [],
    campuses: [],
    tracks: [],
    walk: null,
  });
  expect(drawing).toContain('&lt;script&gt;');
  expect(drawing).not.toContain('<script>');
});
