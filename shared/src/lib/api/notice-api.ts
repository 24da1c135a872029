import { callApi } from '@gakumado/shared/connection';
import type { Banner, BannerListRequest } from '../contract/banner.ts';
import type { Info } from '../contract/info.ts';

/** Banners of a position that are published now, in their order; with a region those of the region as well. */
export async function listBanners(
  request: Omit<BannerListRequest, 'access_key'>,
  signal?: AbortSignal,
): Promise<Banner[]> {
  return (await callApi<Banner[]>('banner/list', request, { signal })).result;
}

/** Notices that are published now: 1 お知らせ, 2 重要, 3 メンテナンス; all of them without a category. */
export async function listInfos(
  request: { category?: 1 | 2 | 3; limit?: number } = {},
  signal?: AbortSignal,
): Promise<Info[]> {
  const { limit, ...body } = request;
  return (await callApi<Info[]>('info/publish/list', body, { limit, signal })).result;
}
