import type { EstateDetail } from '@gakumado/shared/contract';
import { isFull } from '@gakumado/shared/vocabulary';
import { inquiryPath } from '../texts.ts';

/** A step that leads on from the page of a home, to a form. */
export interface Step {
  label: string;
  to: string;
  /** Free times come first, where scripts run. */
  isVisit?: true;
}

export const BOOK_VISIT = '見学を予約';
const ASK_VACANCY = '空室を聞く';
const ASK_ABOUT_FULL = 'この物件について問い合わせる';
const ASK_FOR_OTHERS = '近い物件を相談する';

/**
 * The steps from a home, the one that moves on first. A full building can be asked about, but not looked at; one that is no
 * longer let leads to others.
 */
export function stepsOf(estate: EstateDetail, isClosed: boolean): readonly [Step, ...Step[]] {
  const ask = inquiryPath(estate);
  if (isClosed) return [{ label: ASK_FOR_OTHERS, to: ask }];
  if (isFull(estate.vacant_status_id)) return [{ label: ASK_ABOUT_FULL, to: ask }];
  const vacancy = { label: ASK_VACANCY, to: ask };
  if (!estate.shop?.is_visit) return [vacancy];
  return [{ label: BOOK_VISIT, to: inquiryPath(estate, { isVisit: true }), isVisit: true }, vacancy];
}
