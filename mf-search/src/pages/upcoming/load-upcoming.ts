import type { LoaderFunctionArgs } from 'react-router-dom';
import { listPrefectures } from '@gakumado/shared/api';
import type { Prefecture } from '@gakumado/shared/contract';
import { throwNotFound } from '../../components/not-found.ts';
import { readPrefixedId } from '../../components/prefixed-id.ts';

/** Degrees or kilometres, e.g. `35.708` or `3`. */
const number = /^-?\d{1,3}(\.\d{1,10})?$/;

/** The canonical path of an address and the prefecture it names; a 404 for a place that there is not. */
export async function loadUpcoming({ request, params }: LoaderFunctionArgs) {
  const { pref_id, prefecture: slug, s_id, lat, lon, dis } = params;
  if ([lat, lon, dis].some((value) => value !== undefined && !number.test(value))) throwNotFound();
  const prefecture =
    (pref_id ?? slug) === undefined ? null : await findPrefecture({ pref_id, slug }, request.signal);
  if (!prefecture && (slug !== undefined || (pref_id !== undefined && s_id === undefined))) throwNotFound();
  return { path: new URL(request.url).pathname.replace(/\/?$/, '/'), prefecture };
}

async function findPrefecture(
  { pref_id, slug }: { pref_id: string | undefined; slug: string | undefined },
  signal: AbortSignal,
): Promise<Prefecture | null> {
  const id = readPrefixedId('pref_id', pref_id);
  const prefectures = await listPrefectures({}, signal);
  return (
    prefectures.find(({ prefecture_id, name }) =>
      slug === undefined ? prefecture_id === id : name === slug,
    ) ?? null
  );
}
