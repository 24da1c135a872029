import { paths } from '@gakumado/shared/paths';
import type { LayoutName } from '@gakumado/shared/routing';
import { isBareEvent } from '@gakumado/shared/vocabulary';
import type { FooterVariant } from '../chrome/footer-search-links.tsx';

/** The frame around a page. The closable banner is above every header (specification, 2.5). */
export interface Layout {
  hasHeader: boolean;
  /** Which footer, or none. */
  footer: FooterVariant | null;
  /** Whether the footer invites to other pages: the history, the registration, banners and searches. */
  hasInvitations: boolean;
  /** The school search beside the page on a desktop, below it on a phone. */
  hasSideSearch: boolean;
  /** The links fixed to the bottom of a phone; a page's own bar, marked with `data-page-bar`, takes their place. */
  hasBottomBar: boolean;
  /** The closable campaign in the corner, which would cover a map or a side column. */
  hasCampaign: boolean;
  /** Notices for every visitor of such a page: maintenance and the like. The home page shows them itself. */
  hasNotices: boolean;
}

const page: Layout = {
  hasHeader: true,
  footer: 'customer',
  hasInvitations: true,
  hasSideSearch: false,
  hasBottomBar: true,
  hasCampaign: false,
  hasNotices: false,
};
const article: Layout = { ...page, hasSideSearch: true };
/** Forms keep the eye on the form. */
const form: Layout = { ...page, hasInvitations: false, hasBottomBar: false, hasNotices: true };
const bare: Layout = { ...form, hasHeader: false, footer: null, hasNotices: false };

/** The 23 layouts of the specification (2.4), as differences from a plain page. */
export const layouts: Record<LayoutName, Layout> = {
  default: page,
  basic: article,
  city: article,
  event: page,
  favorite: page,
  guide: article,
  history: page,
  inquiry: form,
  // Its footer invites to register.
  login: { ...page, hasNotices: true },
  matomete: form,
  mypage: { ...page, hasNotices: true },
  popup: bare,
  schoolID: { ...page, footer: 'school' },
  searchNotContact: { ...article, footer: 'school' },
  searchStation: { ...page, footer: 'transit' },
  store: article,
  template2: article,
  topic: article,
  transit: { ...page, footer: 'transit' },
  view: { ...page, footer: 'school' },
  viewContact: form,
  auth: form,
  contents_mailform: form,
};

/** Whether this shell has the layout; a remote may be newer. */
export const isLayoutName = (name: string): name is LayoutName => Object.hasOwn(layouts, name);

/** The pages where a visit begins. */
const ENTRIES = new Set([paths.home(), paths.search()]);

/** The layout of a page; an event's depends on its address, and the entries of the site have a campaign. */
export function layoutFor(name: LayoutName, pathname: string): Layout {
  if (name === 'event' && isBareEvent(pathname)) return bare;
  return ENTRIES.has(pathname) ? { ...layouts[name], hasCampaign: true } : layouts[name];
}
