import type { RemoteClaims } from '@gakumado/shared/routing';

export const claims: RemoteClaims = {
  name: '物件',
  segments: ['simpleview', 'view'],
  // The shell lists the homes themselves for search engines.
  sitemap: [],
};
