import { Accordion } from '@gakumado/shared/ui';
import {
  BICYCLE_M_PER_MINUTE,
  FAR_COMMUTE_MINUTES,
  FIRST_WAIT_MINUTES,
  TRANSFER_MINUTES,
  STREET_WALK_NOTE,
} from '@gakumado/shared/vocabulary';

/** Explains how the commute minutes are calculated, with the figures of the calculation. */
export function CommuteMethod() {
  return (
    <Accordion title="通学時間の計算方法">
      <p>
        {`${STREET_WALK_NOTE}自転車は道のり${BICYCLE_M_PER_MINUTE}mを1分としています。`}
        {`電車は、駅までの徒歩またはバス、最初の待ち時間${FIRST_WAIT_MINUTES}分、乗り換え1回につき${TRANSFER_MINUTES}分を含めためやすです。`}
        {`学校の位置は、所在地の町の中心など、おおよその場所で計算していることがあります。実際の所要時間は、時間帯や経路により異なります。通学時間の条件がなければ、およそ${FAR_COMMUTE_MINUTES}分以内に通える物件を掲載しています。`}
      </p>
    </Accordion>
  );
}
