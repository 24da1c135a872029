import { listInfos } from '@gakumado/shared/api';
import type { Info } from '@gakumado/shared/contract';
import { PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';

/** How often (ms) the notices are asked for, by the pages that come after that time. */
const FRESH_MS = 60_000;

/** 2 重要, 3 メンテナンス (contract, 3.6): ordinary news have their own place. */
const isImportant = ({ category }: Info) => category === 2 || category === 3;

/**
 * The notices of the frame. No page waits for them: the first ones after a start have none, later ones have the last
 * known.
 */
export function followNotices(
  list: () => Promise<Info[]> = () => listInfos({ limit: PAGE_SIZE_MAX }),
): () => readonly Info[] {
  let notices: readonly Info[] = [];
  let askedAt = -Infinity;
  return () => {
    if (performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      list().then(
        (all) => {
          notices = all.filter(isImportant);
        },
        () => {
          // The last known notices stay.
        },
      );
    }
    return notices;
  };
}
