import { LinkButton, Sheet } from '@gakumado/shared/ui';
import type { SheetProps } from '@gakumado/shared/ui';
import type { ShopVisit } from '../visits-by-shop.ts';
import styles from './visit-popup.module.css';

interface VisitPopupProps extends Pick<SheetProps, 'layer' | 'opener'> {
  visits: readonly ShopVisit[];
  /** Chosen homes that take no visit. */
  leftCount: number;
}

/** The shops at which the visits of some homes are booked, one after another. */
export function VisitPopup({ layer, opener, visits, leftCount }: VisitPopupProps) {
  return (
    <Sheet {...{ layer, opener }} title="見学を予約する物件">
      {visits.length > 1 && <p>担当の店舗が異なるため、店舗ごとにご予約ください。</p>}
      {leftCount > 0 && <p>{`お選びの物件のうち${leftCount}件は、いま見学のご予約を受け付けていません。`}</p>}
      <ul className={styles.visits}>
        {visits.map(({ shopId, homes, to }) => (
          <li key={shopId}>
            <LinkButton to={to} variant="secondary" isWide>
              {`${homes.map(({ name }) => name).join('、')}を見学`}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
