import CircleHelp from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import { VisuallyHidden } from '@gakumado/shared/ui/core';
import {
  GUIDE_PRICE_FORMULA,
  GUIDE_PRICE_LEFT_OUT,
  GUIDE_PRICE_MEANING,
} from '../../rent-terms/guide-price-texts.ts';
import styles from './guide-price-note.module.css';

/** The one explanation of a page; the cards' buttons open it by this id. */
const GUIDE_PRICE_NOTE_ID = 'guide-price-note';

/** Opens the page's {@link GuidePriceNote}; small to see, large to touch. */
export function GuidePriceHelp() {
  return (
    <button type="button" className={styles.help} popoverTarget={GUIDE_PRICE_NOTE_ID}>
      <CircleHelp size="1.125rem" aria-hidden />
      <VisuallyHidden>めやす賃料とは</VisuallyHidden>
    </button>
  );
}

/**
 * Explains めやす賃料 and how it is calculated (contract, section 5). A native popover: it needs no JavaScript, closes with
 * Escape or a press beside it, and returns the focus to the button that opened it.
 */
export function GuidePriceNote() {
  return (
    <div
      id={GUIDE_PRICE_NOTE_ID}
      popover="auto"
      className={styles.note}
      role="group"
      aria-label="めやす賃料とは"
    >
      <div className={styles.head}>
        <p className={styles.title}>めやす賃料とは</p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={GUIDE_PRICE_NOTE_ID}
          popoverTargetAction="hide"
        >
          <X size="1.125rem" aria-hidden />
          閉じる
        </button>
      </div>
      <p>{`${GUIDE_PRICE_MEANING}家賃のほかの費用が多い物件と少ない物件を、同じものさしで比べられます。`}</p>
      <p className={styles.formula}>{GUIDE_PRICE_FORMULA}</p>
      <p>
        例：家賃5万円、管理費5千円、戻らない敷金5万円、礼金5万円、更新料5万円（1回）の場合は
        5.81万円（58,125円）です。
      </p>
      <ul>
        <li>{GUIDE_PRICE_LEFT_OUT}</li>
        <li>期間の決まった契約では、その契約期間で計算します。</li>
        <li>部屋により異なる場合は、いちばん安い部屋の金額です。実際の金額は契約時にご確認ください。</li>
      </ul>
    </div>
  );
}
