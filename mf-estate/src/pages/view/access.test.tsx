import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

const show = (changes = {}) =>
  renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/detail': { ...estate, ...changes } },
  });

const access = () => within(screen.getByRole('region', { name: '交通・通学' }));
const items = () =>
  access()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const [near, far] = estate.campuses;

test('stations on foot and by bus, schools with every way there', async () => {
  await show();
  expect(items()).toEqual([
    '東京メトロ東西線早稲田駅徒歩4分',
    '都電荒川線面影橋駅徒歩9分',
    'JR山手線新宿駅バス18分早稲田町停まで徒歩3分',
    '8分早稲田大学 早稲田キャンパス徒歩8分／自転車3分',
    '19分早稲田大学 西早稲田キャンパス電車と徒歩で19分（乗り換えなし）／徒歩27分／自転車9分',
  ]);
});

test.each([
  [40, 40, '徒歩40分／自転車40分'],
  [41, 41, ''],
  [null, null, ''],
])('%s minutes on foot and %s by bicycle add %s', async (walk_minutes, bicycle_minutes, added) => {
  await show({ campuses: [{ ...far, walk_minutes, bicycle_minutes }] });
  const text = '19分早稲田大学 西早稲田キャンパス電車と徒歩で19分（乗り換えなし）';
  expect(items().at(-1)).toBe([text, added].filter(Boolean).join('／'));
});

test('a bus stop without a name, a station without a line', async () => {
  const [station] = estate.stations;
  await show({ stations: [{ ...station, line_name: '', bus_minutes: 7, bus_stop_name: null }] });
  expect(items()[0]).toBe('早稲田駅バス7分バス停まで徒歩4分');
});

test('two campuses are seen, the others on request', async () => {
  const user = userEvent.setup();
  const campuses = Array.from({ length: 7 }, (_, index) => ({
    ...near,
    campus_id: 100 + index,
    campus_name: `第${index + 1}キャンパス`,
  }));
  await show({ campuses });
  expect(access().getByRole('link', { name: '早稲田大学 第2キャンパス' })).toBeVisible();
  const last = access().getByText('早稲田大学 第7キャンパス');
  expect(last).not.toBeVisible();
  await user.click(access().getByText('ほかのキャンパスを見る（5件）'));
  expect(last).toBeVisible();
  expect(access().getAllByRole('list')[1]?.children).toHaveLength(2);
});

test('a property with two campuses has no more to open, one without has no list', async () => {
  const { unmount } = await show({
    campuses: Array.from({ length: 2 }, (_, index) => ({ ...near, campus_id: index })),
  });
  expect(access().queryByText(/^ほかのキャンパス/)).not.toBeInTheDocument();
  unmount();
  await show({ campuses: [] });
  expect(access().queryByRole('heading', { name: '学校までの通学時間' })).not.toBeInTheDocument();
});
