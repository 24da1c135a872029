import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapStub, renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';
import { surroundings } from '../../testing/surroundings.ts';

beforeEach(() => {
  mapStub.map = null;
  stubWebGl();
});
afterEach(() => jest.restoreAllMocks());

const show = (query = '', changes = {}) =>
  renderRoutes(routes, `/view/1001/${query}`, { answers: { ...answers, ...changes } });
const part = () => within(screen.getByRole('region', { name: '地図と周辺' }));

test('the ways and the shops are there in words before any map', async () => {
  const { calls } = await show();
  expect(part().getByText('早稲田駅 徒歩4分／早稲田キャンパス 徒歩8分')).toBeVisible();
  expect(part().getByText('コンビニ 徒歩3分・スーパー 徒歩8分（めやす）')).toBeVisible();
  const shops = within(
    part()
      .getByText(/^道のり800m以内の施設$/)
      .closest('details')!,
  ).getAllByText(/徒歩[0-9]+分（[0-9]/);
  expect(shops.map((way) => way.closest('li')?.textContent)).toEqual([
    'コンビニ見本コンビニ徒歩3分（210m）',
    'スーパー見本スーパー徒歩8分（640m・めやす）',
  ]);
  expect(calls.find(({ path }) => path === 'estate/surroundings')?.body).toMatchObject({ estate_id: 1001 });
  expect(mapStub.map).toBeNull();
});

test('the list says which kinds the data lack, how old they are and whose they are', async () => {
  await show();
  await userEvent.click(part().getByRole('heading', { name: '道のり800m以内の施設' }));
  expect(part().getByText(/^道のり800m以内のデータにありません：薬局・ドラッグストア、/)).toBeVisible();
  expect(part().queryByText('駅')).toBeNull();
  expect(part().getByText(/2021年・2022年のデータ.*ないことの証拠ではありません/)).toBeVisible();
  expect(part().getByRole('link', { name: /OpenStreetMap contributors/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
});

test('the way to the chosen school takes the place of the nearest', async () => {
  await show('?campus=56', {
    'school/campus/list': [
      { campus_id: 56, pref_id: 13, school_name: '見本大学', campus_name: '', lat: 35.62, lon: 139.7 },
    ],
    'estate/list': [{ ...estate, commute_minutes: 22, commute_text: '東西線で8分・乗換なし' }],
  });
  expect(part().getByText('早稲田駅 徒歩4分／見本大学 22分')).toBeVisible();
});

test('the map comes when it is asked for, names what the list names, and takes the focus', async () => {
  await show();
  await userEvent.click(part().getByRole('button', { name: '地図を見る' }));
  expect(await part().findByRole('button', { name: '地図を拡大' })).toBeVisible();
  expect(part().getByRole('group', { name: '周辺の地図' })).toHaveFocus();
  const labels = mapStub.map?.sources['places']?.data.features.map(({ properties }) => properties?.['label']);
  expect(labels).toEqual([
    'カレッジコート早稲田',
    '早稲田駅\n徒歩4分',
    '早稲田キャンパス\n徒歩8分',
    '見本コンビニ',
    '見本スーパー',
  ]);
  const walks = () => mapStub.map?.sources['walks']?.data.features.map(({ geometry }) => geometry);
  const home = [estate.lon, estate.lat];
  await waitFor(() => expect(walks()).toHaveLength(2));
  expect(walks()).toEqual([
    { type: 'LineString', coordinates: [home, [expect.any(Number), expect.any(Number)]] },
    { type: 'LineString', coordinates: [home, [expect.any(Number), expect.any(Number)]] },
  ]);
  await userEvent.click(part().getByRole('button', { name: '地図を拡大' }));
  await waitFor(() => expect(mapStub.map?.zoomed).toEqual([13]));
});

const path = [
  [estate.lon, estate.lat],
  [estate.lon, estate.lat + 0.001],
  [estate.lon + 0.002, estate.lat + 0.001],
];
const walk = { distance_m: 320, walk_minutes: 4, path, is_estimate: false };
const guess = { distance_m: 640, walk_minutes: 8, path: null, is_estimate: true };

test('the lines follow the streets where these are known, and come with the map', async () => {
  const { calls } = await show('', { 'estate/walk/list': [walk, guess] });
  const asked = () => calls.filter(({ path: call }) => call === 'estate/walk/list');
  expect(asked()).toEqual([]);
  await userEvent.click(part().getByRole('button', { name: '地図を見る' }));
  await part().findByRole('button', { name: '地図を拡大' });
  const [station] = estate.stations;
  expect(asked()[0]?.body).toMatchObject({
    estate_id: estate.estate_id,
    to: [
      { lat: station?.lat, lon: station?.lon, station_id: station?.station_id },
      { lat: expect.any(Number) },
    ],
  });
  const walks = () => mapStub.map?.sources['walks']?.data.features.map(({ geometry }) => geometry);
  await waitFor(() => expect(walks()).toHaveLength(2));
  expect(walks()?.[0]).toEqual({ type: 'LineString', coordinates: path });
  expect(walks()?.[1]).toMatchObject({ coordinates: [path[0], [expect.any(Number), expect.any(Number)]] });
  await userEvent.click(part().getByRole('heading', { name: '道のり800m以内の施設' }));
  expect(part().getByText(/^地図の点線は、.*道順です。.*めやす/)).toBeVisible();
});

test('before it is opened, a picture of the map stands in its place', async () => {
  await show();
  const group = part().getByRole('group', { name: '周辺の地図' });
  expect(group.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\/stills\/wide_\d+_/);
  expect(group.querySelectorAll('i[data-strong]')).toHaveLength(1);
  expect(within(group).getByText('© OpenStreetMap contributors')).toBeInTheDocument();
  await userEvent.click(within(group).getByRole('button', { name: '地図を見る' }));
  await part().findByRole('button', { name: '地図を拡大' });
  expect(group.querySelector('img')).toBeNull();
});

test('where no map can be drawn, the list is named', async () => {
  stubWebGl(false);
  await show();
  await userEvent.click(part().getByRole('button', { name: '地図を見る' }));
  expect(await part().findByText('お使いの環境では地図を表示できません')).toBeVisible();
  await userEvent.click(part().getByRole('heading', { name: '道のり800m以内の施設' }));
  expect(part().getByText('見本コンビニ')).toBeVisible();
});

test('from here it goes on to the homes around', async () => {
  await show();
  expect(part().getByRole('link', { name: 'この物件から1km以内の物件を探す' }).getAttribute('href')).toBe(
    `/search/range/${estate.lat}/${estate.lon}/1/`,
  );
});

test('the places of the owner stand beside the others, named as such, without those of 交通・通学', async () => {
  const { unmount } = await show();
  const own = part().getByRole('heading', { name: '施設からの情報' }).parentElement!;
  expect(
    within(own)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['見本食堂　徒歩2分　約160m　朝7時から開いています。']);
  const without = { ...surroundings, own_places: surroundings.own_places.slice(0, 1) };
  unmount();
  await show('', { 'estate/surroundings': without });
  expect(part().queryByText('施設からの情報')).toBeNull();
});

test('doctors of the town are counted where they are known', async () => {
  await show();
  await userEvent.click(part().getByRole('heading', { name: '道のり800m以内の施設' }));
  expect(
    part().getByText('西早稲田の病院は1件、診療所は12件です（歯科を除く。地方厚生局の一覧、2025年8月）。'),
  ).toBeVisible();
});

test('without any shop nearby the page says so', async () => {
  await show('', { 'estate/surroundings': { ...surroundings, places: [] } });
  expect(part().getByText('データに載っている施設はありません')).toBeVisible();
});
