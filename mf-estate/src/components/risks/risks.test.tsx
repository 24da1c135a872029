import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';
import { surroundings } from '../../testing/surroundings.ts';
import { depthText } from './depth-text.ts';

const show = (risks = {}) =>
  renderRoutes(routes, '/view/1001/', {
    answers: {
      ...answers,
      'estate/surroundings': { ...surroundings, risks: { ...surroundings.risks, ...risks } },
    },
  });
const part = () => within(screen.getByRole('region', { name: 'もしものとき' }));
const around = () => within(screen.getByRole('region', { name: '地図と周辺' }));
const unfold = () => userEvent.click(around().getByRole('heading', { name: 'もしものとき' }));

test('depths that are expected, of whom they are, and that none is no promise', async () => {
  await show();
  expect(
    around().getByText(
      '洪水 0.5～3m／高潮 0.5m未満／津波 浸水想定区域のデータにありません／見本公園 徒歩3分／避難先 ほか1か所',
    ),
  ).toBeVisible();
  await unfold();
  expect(
    part()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ['洪水で想定される深さ', '0.5～3m'],
    ['高潮の深さ（早稲田駅・361m）', '0.5m未満'],
    ['津波の深さ（早稲田駅・361m）', '浸水想定区域のデータにありません'],
  ]);
  expect(part().getByText(/「データにありません」は安全を意味しません。/)).toBeVisible();
  expect(part().getByText(/国土交通省、2023年度、想定最大規模/)).toBeVisible();
});

test('a depth that holds for several dangers is said once', async () => {
  const station = { ...surroundings.risks.station, surge_depth: null, tsunami_depth: null };
  await show({ station });
  expect(around().getByText(/^洪水 0.5～3m／高潮・津波 浸水想定区域のデータにありません／/)).toBeVisible();
});

test('the nearest places to flee to, and against what', async () => {
  await show();
  await unfold();
  expect(part().getByRole('heading', { name: '近くの避難場所・避難所' })).toBeVisible();
  const items = part()
    .getAllByText(/徒歩[0-9]+分（[0-9]/)
    .map((way) => way.closest('li')?.textContent);
  expect(items).toEqual([
    '見本公園緊急避難場所（地震、大規模な火事）徒歩3分（197m）',
    '見本小学校緊急避難場所（洪水、がけ崩れ・土石流、地震）・避難所（避難生活を送る場所）徒歩19分（1.5km・めやす）',
  ]);
});

test('without data nothing is said of a station, and shelters may not be published', async () => {
  await show({ flood_rank: 0, station: null, shelters: [] });
  const [gist] = around().getAllByText('浸水想定区域のデータにありません');
  expect(gist).toBeVisible();
  await unfold();
  expect(part().getAllByRole('term')).toHaveLength(1);
  expect(part().getByText(/^近くの避難場所はデータにありません。/)).toBeVisible();
});

test('the maps of the dangers at the place, and of its municipality', async () => {
  await show();
  await unfold();
  const hrefOf = (name: string | RegExp) => part().getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^この場所の災害リスク/)).toBe(
    `https://disaportal.gsi.go.jp/maps/?ll=${estate.lat},${estate.lon}&z=15&base=pale`,
  );
  expect(hrefOf(/^東京都新宿区のハザードマップを探す/)).toBe('https://disaportal.gsi.go.jp/');
  expect(part().getByText(/「わがまちハザードマップ」で、東京都新宿区を選んでください。$/)).toBeVisible();
});

test.each([
  ['3-5', '3～5m'],
  ['<0.5', '0.5m未満'],
  ['20<', '20m以上'],
  [null, '浸水想定区域のデータにありません'],
])('the depth %s', (depth, text) => {
  expect(depthText(depth)).toBe(text);
});
