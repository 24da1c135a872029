import type { Banner, Info } from '@gakumado/shared/contract';
import { answerCalls } from '@gakumado/shared/testing';
import { emptyFrame } from '../base/frame-content.ts';
import { followFrame } from './follow-frame.ts';

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
const banner = { banner_id: 1 } as Banner;
const makeLoaders = () => ({
  notices: jest.fn(async () => [notice(2, 2)]),
  sideNote: jest.fn(async () => '<p>はじめてのひとり暮らし</p>'),
  sideBanners: jest.fn(async () => [banner]),
  footerBanners: jest.fn(async () => [banner]),
});

test('pages wait for nothing of it, and later ones have what is known', async () => {
  const load = makeLoaders();
  const read = followFrame(load);
  expect(read()).toEqual(emptyFrame);
  await settled();
  expect(read()).toEqual({
    notices: [notice(2, 2)],
    sideNote: '<p>はじめてのひとり暮らし</p>',
    sideBanners: [banner],
    footerBanners: [banner],
  });
  expect(load.footerBanners).toHaveBeenCalledTimes(1);
});

test('of the notices only the important ones are told', async () => {
  answerCalls({
    'info/publish/list': [notice(1, 1), notice(2, 2), notice(3, 3)],
    'banner/list': [],
    'includes/side/slidebox.html': '',
  });
  const read = followFrame();
  while (read().notices.length === 0) await settled();
  expect(read().notices.map(({ info_id }) => info_id)).toEqual([2, 3]);
});

test('a part without an answer stays as it was, and the others go on', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const load = makeLoaders();
  const read = followFrame(load);
  read();
  await settled();
  now.mockReturnValue(1_060_001);
  load.notices.mockRejectedValueOnce(new Error('down'));
  load.sideBanners.mockResolvedValueOnce([]);
  read();
  await settled();
  expect(read()).toMatchObject({ notices: [notice(2, 2)], sideBanners: [], footerBanners: [banner] });
  expect(load.notices).toHaveBeenCalledTimes(2);
  now.mockRestore();
});
