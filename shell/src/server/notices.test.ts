import type { Info } from '@gakumado/shared/contract';
import { followNotices } from './notices.ts';

const notice = (info_id: number, category: number): Info => ({
  info_id,
  title: `お知らせ${info_id}`,
  body_html: '',
  category,
  publish_from: '2026-11-01T00:00:00+09:00',
  publish_to: null,
  link_url: null,
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('pages wait for no notice, and later ones have the important ones', async () => {
  const list = jest.fn(async () => [notice(1, 1), notice(2, 2), notice(3, 3)]);
  const read = followNotices(list);
  expect(read()).toEqual([]);
  await settled();
  expect(read().map(({ info_id }) => info_id)).toEqual([2, 3]);
  expect(list).toHaveBeenCalledTimes(1);
});

test('without an answer the known notices stay', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const list = jest.fn(async () => [notice(2, 2)]);
  const read = followNotices(list);
  read();
  await settled();
  now.mockReturnValue(1_060_001);
  list.mockRejectedValueOnce(new Error('down'));
  read();
  await settled();
  expect(read()).toHaveLength(1);
  expect(list).toHaveBeenCalledTimes(2);
  now.mockRestore();
});
