import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findPlace } from '../../components/shops/find-place.ts';
import { loadPlaceShops } from '../../components/shops/load-place-shops.ts';
import { PlaceView } from '../../components/shops/place-view.tsx';

export async function loader({ request, params }: LoaderFunctionArgs) {
  return loadPlaceShops(await findPlace(params, request.signal), request.signal);
}

export function Component() {
  return <PlaceView {...useLoaderData<typeof loader>()} />;
}
