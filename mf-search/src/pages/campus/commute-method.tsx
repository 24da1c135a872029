import { Accordion } from '@gakumado/shared/ui';

/** How the commute minutes come about; the figures are those of the calculation. */
export function CommuteMethod() {
  return (
    <Accordion title="通学時間の計算方法">
      <p>
        徒歩は道のり80mを1分、自転車は200mを1分として計算し、1分未満は切り上げています。道のりは直線距離の1.3倍としています。
        電車は、駅までの徒歩またはバス、最初の待ち時間3分、乗り換え1回につき5分を含めためやすです。
        実際の所要時間は、時間帯や経路により異なります。掲載しているのは、およそ60分以内（学校の少ない地域では90分以内）に通える物件です。
      </p>
    </Accordion>
  );
}
