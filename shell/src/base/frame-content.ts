import { createContext } from 'react';
import type { Banner, Info } from '@gakumado/shared/contract';

/** Editors' content around every page. The server has it when it renders, so that nothing moves afterwards. */
export interface FrameContent {
  /** Important notices and maintenance. */
  notices: readonly Info[];
  /** HTML above the banners of the side column; an empty text for none. */
  sideNote: string;
  sideBanners: readonly Banner[];
  footerBanners: readonly Banner[];
}

export const emptyFrame: FrameContent = { notices: [], sideNote: '', sideBanners: [], footerBanners: [] };

/** The same for every visitor. */
export const FrameContext = createContext<FrameContent>(emptyFrame);
