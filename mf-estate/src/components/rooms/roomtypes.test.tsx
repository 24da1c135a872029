import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { Roomtype } from '@gakumado/shared/contract';
import { estate } from '../../testing/estate.ts';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { largeRoomtype, roomtype } from '../../testing/roomtypes.ts';

const show = (rooms: readonly Roomtype[] = [roomtype, largeRoomtype]) =>
  renderRoutes(routes, '/view/1001/', { answers: { ...answers, 'estate/roomtype/list': rooms } });

const table = () => within(screen.getByRole('region', { name: 'お部屋のタイプ' }));
const rowOf = (name: RegExp) => table().getByRole('row', { name });
const textOf = (name: RegExp) => rowOf(name).textContent;

test('each kind of room is a row under its own name', async () => {
  await show();
  expect(
    table()
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['間取り図', 'お部屋', '毎月の実質負担', '管理費・敷金・礼金', '空室状況']);
  expect(
    table()
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Aタイプ1K／6.5畳／20.5㎡南／2～5階', 'Bタイプ1DK／8畳／28㎡南／2～5階']);
});

test('from a list that asks for rooms, those that fit are marked, come first, and give the price of the page', async () => {
  const { calls } = await renderRoutes(routes, '/view/1001/?layout=1DK&cost_to=90000', {
    answers: {
      ...answers,
      'estate/roomtype/list': [roomtype, largeRoomtype],
      'estate/list': [
        {
          ...estate,
          vacant_count: 5,
          fitting_rooms: { roomtype_ids: [largeRoomtype.roomtype_id], vacant_count: 2 },
          price_min: largeRoomtype.price_min,
          price_max: largeRoomtype.price_max,
          room_area_min: 28,
          room_area_max: 28,
        },
      ],
    },
  });
  expect(calls.find(({ path }) => path === 'estate/list')?.body).toMatchObject({
    estate_id: [1001],
    layout: ['1DK'],
    cost_to: 90_000,
  });
  expect(
    table()
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent?.slice(0, 11)),
  ).toEqual(['Bタイプ条件に合う部屋', 'Aタイプ1K／6.5畳']);
  expect(table().getByText('1タイプが検索した条件に合います。')).toBeVisible();
  expect(screen.getAllByText('条件に合う部屋 2／5室')[0]).toBeVisible();
});

test('the panorama and the video of a room type are among those of the home, and its row leads there', async () => {
  const room = { ...roomtype, panorama_url: '/images/pictures/panorama-01.webp', youtube_id: 'abcdefghij_' };
  await show([room, largeRoomtype]);
  const row = within(rowOf(/Aタイプ/));
  expect(row.getByRole('link', { name: 'Aタイプのパノラマへ' })).toHaveAttribute(
    'href',
    '/view/1001/#panorama',
  );
  expect(row.getByRole('link', { name: 'Aタイプの動画へ' })).toHaveAttribute('href', '/view/1001/#video');
  expect(within(rowOf(/Bタイプ/)).queryByRole('link', { name: /パノラマ|動画/ })).not.toBeInTheDocument();
  const panoramas = within(screen.getByRole('region', { name: 'パノラマ' }));
  expect(panoramas.getByRole('button', { name: 'Aタイプの室内のパノラマを見る' })).toBeVisible();
  const videos = within(screen.getByRole('region', { name: '動画' }));
  expect(videos.getByRole('button', { name: 'Aタイプの室内の動画を再生する' })).toBeVisible();
  expect(videos.queryByText(/字幕/)).not.toBeInTheDocument();
  const parts = within(screen.getByRole('navigation', { name: 'このページの内容' }));
  expect(
    parts
      .getAllByRole('link')
      .slice(0, 3)
      .map((link) => link.textContent),
  ).toEqual(['パノラマ', '動画', 'お部屋']);
});

test('a row says rent, fees and whether a room is free', async () => {
  await show();
  expect(textOf(/Aタイプ/)).toContain(
    '6万円管理費 5,000円敷金 6万円礼金 6万円空室あり2027年03月01日から入居可',
  );
  expect(textOf(/Aタイプ/)).toContain('合格発表前の予約ができます');
  expect(textOf(/Bタイプ/)).toContain('7.5万円～8万円');
  expect(textOf(/Bタイプ/)).toContain('敷金 7.5万円～8万円礼金 6万円');
  expect(textOf(/Bタイプ/)).toContain('満室');
  expect(textOf(/Bタイプ/)).not.toContain('入居可');
  expect(textOf(/Bタイプ/)).not.toContain('合格発表前');
});

test('fees of 0 say so, and an entrance fee and a note are shown where there is one', async () => {
  const free = { management_fee: 0, mats_area: null, direction: null };
  const noFees = { deposit: 0, deposit_max: 0, key_money: 0, key_money_max: 0 };
  await show([
    { ...roomtype, ...free, ...noFees, entrance_fee: 120_000, note: '角部屋です。' },
    largeRoomtype,
  ]);
  expect(textOf(/Aタイプ/)).toContain('管理費 なし敷金 なし礼金 なし入館金 12万円');
  expect(textOf(/Aタイプ/)).toContain('Aタイプ1K／20.5㎡2～5階角部屋です。');
  expect(textOf(/Bタイプ/)).not.toContain('入館金');
});

test('a range of rents may break after its mark only', async () => {
  await show();
  const [rent, deposit] = table().getAllByText('7.5万円～8万円');
  expect(rent).toContainHTML('7.5万円～<wbr>8万円');
  expect(deposit).toContainHTML('7.5万円～<wbr>8万円');
});

test('a floor plan opens large among the photographs of its room', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(table().getByRole('link', { name: /^Aタイプの間取り図を拡大/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'カレッジコート早稲田：Aタイプの写真' }));
  expect(dialog.getByText('Aタイプ：間取り図')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a room without a plan has nothing to enlarge', async () => {
  await show([{ ...roomtype, floorplan_image_path: null }]);
  expect(within(rowOf(/Aタイプ/)).queryByRole('link', { name: /間取り図/ })).toBeNull();
  expect(within(rowOf(/Aタイプ/)).getByRole('img', { name: 'Aタイプの間取り図' })).toBeVisible();
});

test('a property without kinds of rooms has no costs to show', async () => {
  await show([]);
  expect(screen.queryByRole('region', { name: '費用' })).not.toBeInTheDocument();
});

test('what is free comes first, in the list and in the costs', async () => {
  await show([
    { ...roomtype, vacant_status_id: 5 },
    { ...largeRoomtype, vacant_status_id: 1 },
  ]);
  const [, first] = table().getAllByRole('row');
  expect(first).toHaveTextContent(largeRoomtype.name);
  expect(screen.getAllByRole('combobox', { name: 'お部屋のタイプ' })[0]).toHaveDisplayValue(
    new RegExp(largeRoomtype.name),
  );
});

test('a kind of room names what the others do not have, and is asked about by its number', async () => {
  await show([
    { ...roomtype, equipment: [801, 804] },
    { ...largeRoomtype, equipment: [801] },
  ]);
  expect(textOf(/Aタイプ/)).toContain('このタイプの設備：');
  expect(textOf(/Bタイプ/)).not.toContain('このタイプの設備');
  expect(
    within(rowOf(/Aタイプ/)).getByRole('link', { name: 'Aタイプ：このお部屋を問い合わせる' }),
  ).toHaveAttribute('href', expect.stringContaining(`roomtypeId=${roomtype.roomtype_id}`));
});

test('kinds that are full come last and are folded, unless nothing else is there', async () => {
  const kind = (name: string, vacant_status_id: number) => ({
    ...roomtype,
    roomtype_id: name.charCodeAt(0),
    name: `${name}タイプ`,
    vacant_status_id,
  });
  const { unmount } = await show([kind('A', 4), kind('B', 1), kind('C', 4)]);
  const folded = table().getByText('Aタイプ').closest('[data-folded]');
  expect(folded).toContainElement(table().getByText('Cタイプ'));
  expect(folded).not.toContainElement(table().getByText('Bタイプ'));
  unmount();
  await show([kind('A', 4), kind('B', 4), kind('C', 4)]);
  expect(table().queryByRole('checkbox')).not.toBeInTheDocument();
});

test('beyond three kinds the rest is a press away, in the page for everybody', async () => {
  const kinds = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...roomtype,
      roomtype_id: 600 + index,
      name: `${'ABCDEF'[index]}タイプ`,
    }));
  const { unmount } = await show(kinds(3));
  expect(table().queryByRole('checkbox')).not.toBeInTheDocument();
  unmount();
  await show(kinds(6));
  expect(table().getByRole('checkbox', { name: 'すべてのタイプ（6タイプ）を表示する' })).not.toBeChecked();
  const folded = table().getByText('Fタイプ').closest('[data-folded]');
  expect(folded).toContainElement(table().getByText('Dタイプ'));
  expect(folded).not.toContainElement(table().getByText('Cタイプ'));
});
