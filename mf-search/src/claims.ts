import { paths } from '@gakumado/shared/paths';
import type { RemoteClaims } from '@gakumado/shared/routing';
import { sitePages } from '@gakumado/shared/site-pages';

const { home, search, schools, searchByArea, transit, searchCondition } = sitePages;

/** Links for visitors alone: each is one view of many. */
const views = [
  { label: '地図から探す', to: paths.range(3) },
  { label: '言葉から探す', to: paths.keyword() },
  searchCondition,
  { label: '質問に答えて探す', to: paths.guidedSearch() },
];

export const claims: RemoteClaims = {
  name: 'お部屋探し',
  segments: ['', 'city', 'popup', 'search', 'search_condition'],
  sitemap: [
    ...[home, search, schools].map(({ label, to }) => ({ path: to, label, section: 'search' as const })),
    { path: searchByArea.to, label: searchByArea.label, section: 'search', isUnlisted: true },
    { path: transit.to, label: transit.label, section: 'search' },
    ...views.map(({ label, to }) => ({
      path: to,
      label,
      section: 'search' as const,
      isUnlisted: true,
    })),
  ],
};
