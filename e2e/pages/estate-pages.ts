import type { Row } from './page-table.ts';

/** The pages of mf-estate. */
export const estatePages: readonly Row[] = [
  ['view/:id', 'view', 'num', 'yes', '/view/102765/'],
  ['simpleview/:pref?/:estate_id?/:random_key', 'view', 'key', 'no', '/simpleview/tokyo/102765/Ab3dEf5h/'],
];
