import { readCompareList, writeCompareList } from '@gakumado/shared/cookies';
import { COMPARE_MAX } from '@gakumado/shared/vocabulary';
import type { KeptList } from './toggle-listed.ts';

/** The homes that wait for their comparison, as they are now. */
export const comparedList = (): KeptList => ({
  name: '比べる物件',
  max: COMPARE_MAX,
  ids: readCompareList(),
  write: writeCompareList,
});
