import { paths } from '@gakumado/shared/paths';
import type { Breadcrumb } from '@gakumado/shared/ui';
import type { UpcomingPath } from './upcoming-routes.ts';

interface UpcomingText {
  title: string;
  /** What the page is for, in one sentence. */
  purpose: string;
  parents?: readonly Breadcrumb[];
}

const search: Breadcrumb = { label: 'お部屋をさがす', to: paths.search() };

/** By route; `place` is the Japanese name of the prefecture in the address, if it names one. */
export const upcomingTexts: Record<UpcomingPath, (place?: string) => UpcomingText> = {
  '/search_condition': () => ({
    title: '条件から探す',
    purpose: '家賃、間取り、設備などのご希望を組み合わせて物件をお探しいただくページです。',
    parents: [search],
  }),
};
