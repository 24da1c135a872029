import { paths } from '@gakumado/shared/paths';
import type { SearchScope } from '../../search/scope.ts';
import { commonSorts } from '../../search/sorts.ts';

/** Estates that a word finds, in the whole country: the words are the place. */
export const keywordPlace: SearchScope = {
  path: paths.keyword(),
  filter: {},
  defaultSort: 'recommend',
  sorts: commonSorts,
  scopeKeys: ['keyword', 'station_name', 'as'],
};
