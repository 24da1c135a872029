import type { SitePage } from '@gakumado/shared/site-pages';

/** The pages of this remote, as links to them name them. */
export const ownPages = {
  start: { label: 'お手本', to: '/template/' },
} as const satisfies Record<string, SitePage>;
