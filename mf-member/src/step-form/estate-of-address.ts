import { listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { isId } from '@gakumado/shared/vocabulary';

/** The estate that `?estateId=` names; none where it is not published or cannot be loaded. */
export async function estatesOfAddress(request: Request): Promise<Estate[]> {
  const id = Number(new URL(request.url).searchParams.get('estateId'));
  if (!isId(id)) return [];
  return (await nullOnError(listEstates({ estate_id: [id] }, request.signal)))?.result ?? [];
}
