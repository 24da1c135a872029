import { callApi } from '@gakumado/shared/connection';
import type { Address, City, Prefecture, PrefectureRent } from '../contract/address.ts';
import type { CityEstateListRequest, CityEstates } from '../contract/estate-places.ts';

/** The 47 prefectures in the order of their ids. */
export async function listPrefectures(
  request: { is_open?: boolean } = {},
  signal?: AbortSignal,
): Promise<Prefecture[]> {
  return (await callApi<Prefecture[]>('address/prefecture/list', request, { signal })).result;
}

/** Rents in a prefecture, by layout and by city. Throws ApiError 404 for an unknown prefecture. */
export async function findPrefectureRent(prefId: number, signal?: AbortSignal): Promise<PrefectureRent> {
  return (await callApi<PrefectureRent>('address/prefecture/rent', { pref_id: prefId }, { signal })).result;
}

/** Cities and wards of a prefecture, those without estates included. */
export async function listCities(prefectureId: number, signal?: AbortSignal): Promise<City[]> {
  return (await callApi<City[]>('address/city/list', { prefecture_id: prefectureId }, { signal })).result;
}

/**
 * Cities and wards of a prefecture with the estates in each that meet a filter and their lowest rent, in the
 * official order; those without any are listed with 0.
 */
export async function listCityEstates(
  request: Omit<CityEstateListRequest, 'access_key'>,
  signal?: AbortSignal,
): Promise<CityEstates[]> {
  return (await callApi<CityEstates[]>('city/estate/list', request, { signal })).result;
}

/** Towns of a zip code (seven digits, hyphen optional); an empty list for an unknown one. */
export async function listAddressesByZip(zipCode: string, signal?: AbortSignal): Promise<Address[]> {
  return (await callApi<Address[]>('address/detail', { zip_code: zipCode }, { signal })).result;
}
