import type { EstatePin } from '@gakumado/shared/contract';
import { formatCount, notLoaded } from '@gakumado/shared/ui';
import styles from './results-map.module.css';

interface PinCountProps {
  /** The map is loaded. Without it nothing is shown on it. */
  isShown: boolean;
  pins: readonly EstatePin[] | null;
  totalCount: number;
  isSearching?: boolean;
  /** The search follows the map by itself. */
  movesSearch: boolean;
  movesPlace?: boolean;
}

/** How to find fewer, so that all of them fit on the map. */
function howToSeeAll({ movesSearch, movesPlace }: PinCountProps): string {
  if (movesPlace) return 'すべて表示するには、半径を狭めてください。';
  return movesSearch
    ? '拡大すると、すべて表示します。'
    : '拡大して「この範囲で検索」を押すと、すべて表示します。';
}

function countText(props: PinCountProps): string {
  const { pins, totalCount } = props;
  if (totalCount === 0) return '地図に表示する物件はありません。';
  if (pins === null) return `${notLoaded('地図の印')}。物件は一覧からご覧ください。`;
  if (pins.length >= totalCount) return `${formatCount(totalCount)}件を地図に表示しています。`;
  return `${formatCount(totalCount)}件のうち${formatCount(pins.length)}件を地図に表示しています。${howToSeeAll(props)}`;
}

/** The number of found estates that the map shows. Screen readers hear it as it changes. */
export function PinCount(props: PinCountProps) {
  const { pins, totalCount, isSearching } = props;
  // The list says it as well. Only what it does not say is shown.
  const isKnown = pins !== null && pins.length >= totalCount && !isSearching;
  return (
    <p className={styles.count} role="status" data-known={isKnown ? '' : undefined}>
      {props.isShown && (isSearching ? '検索しています' : countText(props))}
    </p>
  );
}
