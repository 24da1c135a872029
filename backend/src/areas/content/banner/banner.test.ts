import type { Banner } from '@gakumado/shared/contract';
import sharp from 'sharp';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
  await backend.pool.query(`update banner set publish_from = now() - interval '1 day', publish_to = null`);
});
afterAll(() => backend.close());

const list = async (body: object): Promise<Banner[]> => (await backend.call('banner/list', body)).body.result;
const ids = (banners: Banner[]) => banners.map(({ banner_id }) => banner_id);

test('each position has banners with words, whose pictures are there', async () => {
  for (const position of ['home_top', 'home_side', 'footer', 'campaign_float', 'mypage']) {
    const banners = await list({ position });
    expect(banners.length).toBeGreaterThan(0);
    for (const banner of banners) {
      expect(banner).toMatchObject({
        title: expect.stringMatching(/./),
        lead: expect.stringMatching(/./),
        link_url: expect.stringMatching(/^\//),
      });
      for (const path of [banner.image_path, banner.image_path_sp]) {
        const { rawPayload } = await backend.app.inject(path);
        expect((await sharp(rawPayload).metadata()).width).toBeGreaterThanOrEqual(480);
      }
    }
  }
});

test('banners of a region come beside those for everywhere, of that region only', async () => {
  expect(ids(await list({ position: 'home_side' }))).toEqual([11, 12, 13]);
  expect(ids(await list({ position: 'home_side', area_slug: 'hokkaido' }))).toEqual([11, 12, 13, 14]);
  expect(ids(await list({ position: 'home_side', area_slug: 'kanto' }))).toEqual([11, 12, 13]);
});

test('only those are shown whose time it is', async () => {
  await backend.pool.query(`update banner set publish_to = now() where banner_id = 31`);
  await backend.pool.query(`update banner set publish_from = now() + interval '1 hour' where banner_id = 21`);
  expect(ids(await list({ position: 'campaign_float' }))).toEqual([32]);
  expect(ids(await list({ position: 'footer' }))).toEqual([22, 23]);
});

test.each([{}, { position: 'top' }, { position: 'footer', area_slug: 'x' }])(
  '%j is refused',
  async (body) => {
    expect((await backend.call('banner/list', body)).statusCode).toBe(400);
  },
);
