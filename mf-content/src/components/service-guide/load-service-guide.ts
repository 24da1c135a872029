import type { LoaderFunctionArgs } from 'react-router-dom';
import { listEstates, nullOnError } from '@gakumado/shared/api';
import { isFull, isId } from '@gakumado/shared/vocabulary';
import { loadTextOfPage } from '../static-page/static-page.tsx';

/** The text of a service, and the estate of the address for which it is wanted. */
export async function loadServiceGuide(pageId: string, { request }: LoaderFunctionArgs) {
  const id = Number(new URL(request.url).searchParams.get('estateId') ?? Number.NaN);
  const isNamed = isId(id);
  const [page, estates] = await Promise.all([
    loadTextOfPage(pageId, request.signal),
    isNamed ? nullOnError(listEstates({ estate_id: [id] }, request.signal)) : null,
  ]);
  const estate = estates?.result.find(({ estate_id }) => estate_id === id);
  // An estate that is not there any more is not asked about; one that could not be looked up may be there.
  const estateId = isNamed && (estates === null || estate) ? id : undefined;
  return {
    page,
    estateId,
    estateName: estate?.name,
    isFull: estate !== undefined && isFull(estate.vacant_status_id),
  };
}
