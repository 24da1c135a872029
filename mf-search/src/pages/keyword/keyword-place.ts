import { paths } from '@gakumado/shared/paths';
import type { SearchPlace } from '../../results/place.ts';
import { commonSorts } from '../../results/sorts.ts';

/** Estates that a word finds, in the whole country: the words are the place. */
export const keywordPlace: SearchPlace = {
  path: paths.keyword(),
  filter: {},
  defaultSort: 'recommend',
  sorts: commonSorts,
  ownKeys: ['keyword', 'station_name'],
};
