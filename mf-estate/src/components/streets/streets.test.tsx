import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapStub, renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';
import { streets } from '../../testing/streets.ts';

beforeEach(() => {
  mapStub.map = null;
  stubWebGl();
});
afterEach(() => jest.restoreAllMocks());

const show = (changes = {}, other = {}) =>
  renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/streets': { ...streets, ...changes }, ...other },
  });
const part = (name: string) => within(screen.getByRole('region', { name }));
const factsOf = (name: string) =>
  part(name)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const around = () => within(screen.getByRole('region', { name: '地図と周辺' }));
const unfold = (name: string) => userEvent.click(around().getByRole('heading', { name }));

const [way] = streets.night_ways;

test('the way home from the station, its streets, police, shops and accidents beside what is usual', async () => {
  await show();
  expect(
    around().getByText(
      '早稲田駅から徒歩6分（430m）：大通り沿い65%、交番・警察署1か所、コンビニ2か所、夜間の事故5件（平均4.8件）',
    ),
  ).toBeVisible();
  expect(part('夜の帰り道').getByRole('heading', { name: '早稲田駅から徒歩6分（430m）' })).not.toBeVisible();
  await unfold('夜の帰り道');
  expect(part('夜の帰り道').getByRole('heading', { name: '早稲田駅から徒歩6分（430m）' })).toBeVisible();
  expect(factsOf('夜の帰り道')).toEqual([
    ['大通り沿い', '約280m（道のりの65%）'],
    ['交番・警察署', '1か所（見本交番）'],
    ['コンビニ', '2か所（見本コンビニ、ことりマート）'],
    ['階段', '約12m'],
    ['公園のそば', 'なし'],
    [
      '夜間の事故',
      '5件（2019～2022年の4年間、道が通る6区画の合計）。新宿区の道のある区画の平均では、同じ6区画で4.8件',
    ],
    [
      '駅の終電',
      '東京メトロ東西線：中野方面 0:25（中野行）、西船橋方面 平日0:02（妙典行）、土休日23:58（東陽町行）2026年8月5日時点、要確認',
    ],
  ]);
  expect(part('夜の帰り道').getByText(/安全を約束するものではありません/)).toBeVisible();
  expect(part('夜の帰り道').getByText(/2021年・2022年の地図データ.*証拠ではありません/)).toBeVisible();
  expect(part('夜の帰り道').getByText(/警察庁「交通事故統計情報」/)).toBeVisible();
  expect(part('夜の帰り道').getByText(/公共交通オープンデータセンター.*CC BY 4\.0/)).toBeVisible();
});

test('a missing fact is none of the data, and many shops are counted', async () => {
  const stores = ['A店', 'B店', 'C店', 'D店'].map((name) => ({ name, lat: 35.7, lon: 139.7 }));
  const accidents = { count: 0, cells: 6, usual: null, city_name: '新宿区' };
  await show({
    night_ways: [{ ...way, large_street_m: 0, police: [], stores, steps_m: 0, accidents, last_trains: [] }],
  });
  expect(
    around().getByText(/：大通り沿い0%、交番・警察署はデータになし、コンビニ4か所、夜間の事故0件$/),
  ).toBeVisible();
  await unfold('夜の帰り道');
  expect(factsOf('夜の帰り道')).toMatchObject([
    ['大通り沿い', 'なし'],
    ['交番・警察署', '道沿いのデータにありません'],
    ['コンビニ', '4か所（A店、B店、C店 ほか）'],
    ['階段', 'データにありません'],
    ['公園のそば', 'なし'],
    ['夜間の事故', '0件（2019～2022年の4年間、道が通る6区画の合計）'],
  ]);
  expect(part('夜の帰り道').queryByText(/終電/)).not.toBeInTheDocument();
});

test('two stations have a way each, and the map draws both with what they pass', async () => {
  const path = [
    [estate.lon, estate.lat],
    [estate.lon + 0.002, estate.lat + 0.001],
  ];
  const walk = { distance_m: 320, walk_minutes: 4, path, is_estimate: false };
  const { calls } = await show(
    { night_ways: [way, { ...way, station_id: 2, station_name: '西早稲田' }] },
    { 'estate/walk/list': [walk, walk] },
  );
  await unfold('夜の帰り道');
  expect(part('夜の帰り道').getByRole('heading', { name: /^西早稲田駅から/ })).toBeVisible();
  await userEvent.click(part('夜の帰り道').getByRole('button', { name: '帰り道を地図で見る' }));
  await part('夜の帰り道').findByRole('button', { name: '地図を拡大' });
  expect(calls.find(({ path: call }) => call === 'estate/walk/list')?.body).toMatchObject({
    to: [{ station_id: 1 }, { station_id: 2 }],
  });
  const labels = mapStub.map?.sources['places']?.data.features.map(({ properties }) => properties?.['label']);
  expect(labels).toEqual([
    'カレッジコート早稲田',
    '早稲田駅\n徒歩6分',
    '西早稲田駅\n徒歩6分',
    '見本交番',
    '見本コンビニ',
    'ことりマート',
  ]);
  await waitFor(() => expect(mapStub.map?.sources['walks']?.data.features).toHaveLength(2));
});

test('where no way is known there is no map', async () => {
  await show({ night_ways: [] });
  await unfold('夜の帰り道');
  expect(part('夜の帰り道').getByText('この物件では、駅から歩く道のデータがありません。')).toBeVisible();
  expect(part('夜の帰り道').queryByRole('button')).toBeNull();
});

test('the metres to the next main road and railway, and what is not near', async () => {
  await show();
  expect(
    around().getByText('見本通り（主要な都道府県道）まで約120m／線路 300m以内のデータにありません'),
  ).toBeVisible();
  await unfold('静かさ');
  expect(factsOf('静かさ')).toEqual([
    ['最も近い幹線道路', '見本通り（主要な都道府県道）まで約120m'],
    ['最も近い線路', '300m以内のデータにありません'],
  ]);
  expect(part('静かさ').getByText(/室内の音は、階や窓の向き/)).toBeVisible();
});

test('a road without a name is called by its kind, and unknown streets are said to be so', async () => {
  const { unmount } = await show({
    quiet: { road: { kind: 2, name: '', distance_m: 34 }, railway: { name: '山手線', distance_m: 80 } },
  });
  expect(factsOf('静かさ')).toEqual([
    ['最も近い幹線道路', '国道まで約34m'],
    ['最も近い線路', '山手線まで約80m'],
  ]);
  unmount();
  await show({ quiet: null });
  await unfold('静かさ');
  expect(part('静かさ').getByText('この物件のまわりは、道のデータがありません。')).toBeVisible();
});
