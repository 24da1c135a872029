import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { costs } from '../../testing/costs.ts';
import { estate } from '../../testing/estate.ts';

const show = (changes = {}) => renderRoutes(routes, '/view/1001/', { answers: { ...answers, ...changes } });
const part = (name: string) => within(screen.getByRole('region', { name }));
const parts = [
  'お部屋のタイプ',
  '費用',
  '設備・条件',
  '交通・通学',
  '地図と周辺',
  '夜の帰り道',
  '静かさ',
  'もしものとき',
  '契約と暮らし',
  '物件概要・取引の表示',
  '取扱店舗',
];

test.each([
  ['estate/roomtype/list', ['お部屋のタイプ', '費用']],
  ['estate/building/cost/list', ['費用']],
  ['estate/facilities/list', ['設備・条件']],
  ['equipment/list', ['設備・条件']],
  ['estate/streets', ['夜の帰り道', '静かさ']],
  ['estate/surroundings', ['地図と周辺', 'もしものとき']],
])('without %s only its own parts are missing: %s', async (call, missing) => {
  for (const failure of [500, 404, 0]) {
    const { unmount } = await show({ [call]: failure });
    expect(screen.getByRole('heading', { level: 1, name: estate.name })).toBeVisible();
    for (const name of parts) {
      const region = screen.getByRole('region', { name });
      const failed = within(region)
        .queryAllByText(/読み込めませんでした/)
        .filter((text) => text.closest('section') === region);
      expect(failed).toHaveLength(missing.includes(name) ? 1 : 0);
      if (failed[0]) expect(failed[0]).toBeVisible();
    }
    unmount();
  }
});

test('a part that never answers is missing when its time is over, and is loaded again on request', async () => {
  const user = userEvent.setup();
  const limits: AbortController[] = [];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    limits.push(new AbortController());
    return limits.at(-1)!.signal;
  });
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  let answer: () => unknown = () => {
    isAsked();
    return new Promise(() => {});
  };
  const shown = show({ 'estate/building/cost/list': () => answer() });
  await asked;
  for (const limit of limits) limit.abort(new DOMException('over', 'TimeoutError'));
  await shown;
  timeout.mockRestore();
  expect(screen.getByRole('heading', { level: 1, name: estate.name })).toBeVisible();
  answer = () => costs;
  await user.click(part('費用').getByRole('button', { name: 'もう一度読み込む' }));
  expect(await part('費用').findByRole('heading', { name: '費用シミュレーション' })).toBeVisible();
});

test('a part that failed is loaded again on request', async () => {
  const user = userEvent.setup();
  let answer: unknown = 500;
  await show({ 'estate/building/cost/list': () => answer });
  answer = costs;
  await user.click(part('費用').getByRole('button', { name: 'もう一度読み込む' }));
  expect(await part('費用').findByRole('heading', { name: '費用シミュレーション' })).toBeVisible();
});

test('without facilities the names of the equipment are still read', async () => {
  await show({ 'estate/facilities/list': 500 });
  expect(part('設備・条件').getByText('24時間管理')).toBeVisible();
  expect(part('設備・条件').getByText('オートロック')).toBeVisible();
});

test('without the names of the equipment the facilities are still read', async () => {
  await show({ 'equipment/list': 500 });
  expect(
    part('設備・条件').getByText('共用の洗濯機と乾燥機があります。', { exact: false }),
  ).toBeInTheDocument();
});

test('the page is whole without similar properties', async () => {
  await show({ 'estate/recommendation/list': 500 });
  expect(screen.getByRole('heading', { level: 1, name: estate.name })).toBeVisible();
  expect(screen.queryByRole('region', { name: '条件の近い物件' })).not.toBeInTheDocument();
});

test.each([404, 400])('a property whose call answers %i is a page that does not exist', async (status) => {
  await show({ 'estate/detail': status });
  expect(screen.getByText('エラー 404')).toBeVisible();
});

test('a property that could not be loaded is a failure of the page', async () => {
  await show({ 'estate/detail': 500 });
  expect(screen.getByText('エラー 500')).toBeVisible();
});
