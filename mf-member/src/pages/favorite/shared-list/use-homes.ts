import { useState } from 'react';
import type { Estate, ShareDetail } from '@gakumado/shared/contract';

/** The homes of a list. One on which the visitor is writing keeps its place when it is taken off, until the page is left. */
export function useHomes(list: ShareDetail, isWrittenOn: (estateId: number) => boolean): readonly Estate[] {
  const [shown, setShown] = useState<{ list: ShareDetail; homes: readonly Estate[] }>({
    list,
    homes: list.estates,
  });
  if (shown.list !== list) setShown({ list, homes: withWritten(shown.homes, list.estates, isWrittenOn) });
  return shown.homes;
}

/**
 * Nothing that stays changes its place: a card that is moved in the page loses the focus. One that joins comes before the one
 * that follows it.
 */
function withWritten(
  before: readonly Estate[],
  now: readonly Estate[],
  isWrittenOn: (estateId: number) => boolean,
): Estate[] {
  const byId = new Map(now.map((estate) => [estate.estate_id, estate]));
  const stayed = before.flatMap((estate) => {
    const present = byId.get(estate.estate_id);
    byId.delete(estate.estate_id);
    return present ?? (isWrittenOn(estate.estate_id) ? estate : []);
  });
  return now.reduceRight<Estate[]>((homes, estate, index) => {
    if (!byId.has(estate.estate_id)) return homes;
    const next = homes.findIndex(({ estate_id }) => estate_id === now[index + 1]?.estate_id);
    return homes.toSpliced(next === -1 ? homes.length : next, 0, estate);
  }, stayed);
}
