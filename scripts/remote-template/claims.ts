import type { RemoteClaims } from '@gakumado/shared/routing';
import { ownPages } from './components/own-pages.ts';

export const claims: RemoteClaims = {
  name: 'お手本',
  segments: ['template'],
  sitemap: Object.values(ownPages).map(({ label, to }) => ({ path: to, label })),
};
