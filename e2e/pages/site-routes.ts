import { contentPages } from './content-pages.ts';
import { estatePages } from './estate-pages.ts';
import { memberPages } from './member-pages.ts';
import type { Row, Visit } from './page-table.ts';
import { searchPages } from './search-pages.ts';

/** One route of the site (specification, 2.1 and 2.2) and what the site promises about it. */
export interface SiteRoute {
  route: Row[0];
  layout: string;
  guards: readonly string[];
  /** The remote that answers, or the shell. */
  owner: 'shell' | 'mf-search' | 'mf-estate' | 'mf-member' | 'mf-content';
  index: Row[3];
  /** The first of its addresses. */
  example: string;
  visits: readonly Visit[];
}

const rows: Record<SiteRoute['owner'], readonly Row[]> = {
  shell: [['404', 'default', '', 'no']],
  'mf-search': searchPages,
  'mf-estate': estatePages,
  'mf-member': memberPages,
  'mf-content': contentPages,
};

/** The 88 routes. */
export const siteRoutes: readonly SiteRoute[] = Object.entries(rows).flatMap(([owner, ofOwner]) =>
  ofOwner.map(([route, layout, guards, index, ...written]) => {
    const first = { at: route === '' ? '/' : `/${route}/` };
    const visits = written.map((visit) => (typeof visit === 'string' ? { at: visit } : visit));
    return {
      route,
      layout,
      guards: guards.split(' ').filter(Boolean),
      owner: owner as SiteRoute['owner'],
      index,
      example: (visits[0] ?? first).at,
      visits: visits.length > 0 ? visits : [first],
    };
  }),
);
