import { upcomingPages } from '@gakumado/shared/ui/upcoming';
import { upcomingTexts } from './upcoming-texts.ts';

/** The page of an address that is in preparation. */
export const upcomingPage = upcomingPages(upcomingTexts);
