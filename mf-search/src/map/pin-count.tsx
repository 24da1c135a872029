import type { EstatePin } from '@gakumado/shared/contract';
import styles from './results-map.module.css';

interface PinCountProps {
  pins: readonly EstatePin[] | null;
  totalCount: number;
  isSearching?: boolean;
}

const number = (value: number) => value.toLocaleString('ja-JP');

function countText(pins: readonly EstatePin[] | null, totalCount: number): string {
  if (pins === null) return '地図の印を読み込めませんでした。物件は一覧からご覧ください。';
  if (pins.length >= totalCount) return `${number(totalCount)}件を地図に表示しています。`;
  return `${number(totalCount)}件のうち${number(pins.length)}件を地図に表示しています。拡大して「この範囲で検索」を押すと、すべて表示します。`;
}

/** How much of all that was found stands on the map; screen readers are told as it changes. */
export function PinCount({ pins, totalCount, isSearching }: PinCountProps) {
  return (
    <p className={styles.count} role="status">
      {isSearching ? '検索しています' : countText(pins, totalCount)}
    </p>
  );
}
