import { listInfos } from '@gakumado/shared/api';
import type { Info } from '@gakumado/shared/contract';

/** How often (ms) the notices are asked for, by the pages that come after that time. */
const FRESH_MS = 60_000;

/** 2 重要, 3 メンテナンス (contract, 3.6): ordinary news have their own place. */
const isImportant = ({ category }: Info) => category === 2 || category === 3;

/**
 * What the frame tells every visitor. No page waits for it: the first ones after a start have none, the others what was
 * known last.
 */
export function followNotices(
  list: () => Promise<Info[]> = () => listInfos({ limit: 100 }),
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
          // What was known stays.
        },
      );
    }
    return notices;
  };
}
