import type { EstatePin } from '@gakumado/shared/contract';
import styles from './results-map.module.css';

interface PinCountProps {
  /** The map is there. Without it nothing stands on it. */
  isShown: boolean;
  pins: readonly EstatePin[] | null;
  totalCount: number;
  isSearching?: boolean;
  /** The search follows the map by itself. */
  movesSearch: boolean;
  movesPlace?: boolean;
}

const number = (value: number) => value.toLocaleString('ja-JP');

/** How fewer are found, so that all of them fit on the map. */
function wayToAll({ movesSearch, movesPlace }: PinCountProps): string {
  if (movesPlace) return 'すべて表示するには、半径を狭めてください。';
  return movesSearch
    ? '拡大すると、すべて表示します。'
    : '拡大して「この範囲で検索」を押すと、すべて表示します。';
}

function countText(props: PinCountProps): string {
  const { pins, totalCount } = props;
  if (totalCount === 0) return '地図に表示する物件はありません。';
  if (pins === null) return '地図の印を読み込めませんでした。物件は一覧からご覧ください。';
  if (pins.length >= totalCount) return `${number(totalCount)}件を地図に表示しています。`;
  return `${number(totalCount)}件のうち${number(pins.length)}件を地図に表示しています。${wayToAll(props)}`;
}

/** How much of all that was found stands on the map; screen readers are told as it changes. */
export function PinCount(props: PinCountProps) {
  return (
    <p className={styles.count} role="status">
      {props.isShown && (props.isSearching ? '検索しています' : countText(props))}
    </p>
  );
}
