import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { AUTOCOMPLETE_DELAY_MS } from '../combobox/autocomplete-delay.ts';
import { SchoolCombobox } from './school-combobox.tsx';
import type { SchoolChoice } from './use-school-choice.ts';

const campus = (campus_id: number, campus_name: string, school_id = 1, school_name = '早稲田大学') => ({
  campus_id,
  campus_name,
  school_id,
  school_name,
  pref_id: 13,
});
const found = [campus(10, '早稲田キャンパス'), campus(11, '戸山キャンパス')];
const mita = {
  kind: 'station',
  name: '三田駅',
  note: '東京都',
  estate_count: 3,
  path: '/',
  lat: 35.648,
  lon: 139.749,
};
const unplaced = { kind: 'town', name: '港区三田', note: '東京都', estate_count: 0, path: '/' };

const taken: unknown[] = [];
beforeEach(() => taken.splice(0));

const takeCampus = ({ campus_id }: { campus_id: number }) => {
  taken.push(campus_id);
  return campus_id === 11 ? 'もう選ばれています。' : undefined;
};

const renderBox = (choice: Partial<SchoolChoice> = {}, places: unknown[] = []) =>
  renderRoutes(
    [
      {
        path: '/',
        Component: () => <SchoolCombobox label="2か所目の学校" onChoose={takeCampus} {...choice} />,
      },
    ],
    '/',
    { answers: { 'school/campus/list': { result: places.length > 0 ? [] : found, places } } },
  );

const input = () => screen.getByRole('combobox', { name: '2か所目の学校' });
const delayed = { timeout: AUTOCOMPLETE_DELAY_MS + 1500 };

test('a campus is taken by the pointer, and what is wrong with it stands at the field', async () => {
  const { calls } = await renderBox();
  await userEvent.type(input(), 'わせだ');
  await userEvent.click(await screen.findByRole('option', { name: '早稲田大学 早稲田キャンパス' }, delayed));
  expect(taken).toEqual([10]);
  expect(input()).toHaveValue('早稲田大学 早稲田キャンパス');
  expect(calls.map(({ path, body }) => [path, body['with_places']])).toEqual([
    ['school/campus/list', undefined],
  ]);
  await userEvent.clear(input());
  await userEvent.type(input(), 'とやま');
  await userEvent.click(await screen.findByRole('option', { name: '早稲田大学 戸山キャンパス' }, delayed));
  expect(input()).toHaveAccessibleDescription('もう選ばれています。');
});

test('stations and addresses are offered where they may be taken, if it is known where they are', async () => {
  const onChoosePlace = ({ name, lat }: { name: string; lat: number }) => void taken.push([name, lat]);
  const { calls } = await renderBox({ onChoosePlace, isEmptied: true }, [mita, unplaced]);
  await userEvent.type(input(), 'みた');
  const options = await screen.findAllByRole('option', {}, delayed);
  expect(options.map((option) => option.textContent)).toEqual(['三田駅東京都']);
  expect(screen.getByRole('status')).toHaveTextContent('候補が1件あります');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(taken).toEqual([['三田駅', 35.648]]);
  expect(input()).toHaveValue('');
  expect(calls.map(({ body }) => body['with_places'])).toEqual([true]);
});

test('the button takes the first campus, and asks for one where there is none', async () => {
  await renderBox();
  await userEvent.click(screen.getByRole('button', { name: '決定' }));
  expect(input()).toHaveAccessibleDescription('学校名を入力し、候補から選択してください。');
  await userEvent.type(input(), 'わせだ');
  await screen.findAllByRole('option', {}, delayed);
  await userEvent.click(screen.getByRole('button', { name: '決定' }));
  expect(taken).toEqual([10]);
});

test('Enter takes the first campus and sends nothing, unless it commits a composition', async () => {
  await renderBox();
  await userEvent.type(input(), 'わせだ');
  await screen.findAllByRole('option', {}, delayed);
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(taken).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(taken).toEqual([10]);
});
