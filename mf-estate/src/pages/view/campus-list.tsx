import { Accordion } from '@gakumado/shared/ui';
import type { EstateCampus } from '@gakumado/shared/contract';
import { CampusItems } from '../../components/way-to-school/campus-items.tsx';
import styles from './access.module.css';

/** How many campuses are shown before the rest is opened. */
const FIRST = 2;

const NOTE = '電車は駅間の所要時間と乗り換えから計算しためやすで、時間帯や待ち時間により異なります。';

export function CampusList({ campuses }: { campuses: readonly EstateCampus[] }) {
  const rest = campuses.slice(FIRST);
  return (
    <div>
      <h3 className={styles.title}>学校までの通学時間</h3>
      <CampusItems ways={campuses.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Accordion title={`ほかのキャンパスを見る（${rest.length}件）`} className={styles.rest ?? ''}>
          <CampusItems ways={rest} />
          <p className={styles.note}>{NOTE}</p>
        </Accordion>
      )}
      {rest.length === 0 && <p className={styles.note}>{NOTE}</p>}
    </div>
  );
}
