import { contentPages } from './content-pages.ts';
import { estatePages } from './estate-pages.ts';
import { memberPages } from './member-pages.ts';
import type { Row, Visit } from './page-table.ts';
import { searchPages } from './search-pages.ts';

const rows = {
  shell: [['404', 'default', '', 'no']],
  'mf-search': searchPages,
  'mf-estate': estatePages,
  'mf-member': memberPages,
  'mf-content': contentPages,
} as const satisfies Record<string, readonly Row[]>;

type Owner = keyof typeof rows;

/** One route of the site (specification, 2.1 and 2.2) and the site's promises about it. */
export interface SiteRoute {
  route: Row[0];
  layout: string;
  guards: readonly string[];
  /** The remote that answers, or the shell. */
  owner: Owner;
  index: Row[3];
  /** The first of its addresses. */
  example: string;
  visits: readonly Visit[];
}

export const siteRoutes: readonly SiteRoute[] = Object.entries<readonly Row[]>(rows).flatMap(
  ([owner, ofOwner]) =>
    ofOwner.map(([route, layout, guards, index, ...written]) => {
      const first = { at: route === '' ? '/' : `/${route}/` };
      const visits = written.map((visit) => (typeof visit === 'string' ? { at: visit } : visit));
      return {
        route,
        layout,
        guards: guards.split(' ').filter(Boolean),
        owner: owner as Owner,
        index,
        example: (visits[0] ?? first).at,
        visits: visits.length > 0 ? visits : [first],
      };
    }),
);
