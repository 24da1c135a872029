import type { Breadcrumb } from '@gakumado/shared/ui';

/** A page that serves the same purpose today. */
export interface Alternative {
  label: string;
  to: string;
  note: string;
}

/** The words of one page in preparation. */
export interface UpcomingText {
  title: string;
  /** The purpose of the page, in one sentence. */
  purpose: string;
  parents?: readonly Breadcrumb[];
  /** Listed before those of every such page. */
  alternatives?: readonly Alternative[];
}
