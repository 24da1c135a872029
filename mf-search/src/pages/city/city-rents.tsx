import type { PrefectureRent } from '@gakumado/shared/contract';
import { formatRent, formatRents } from '@gakumado/shared/ui';
import { layoutLabel } from '@gakumado/shared/vocabulary';
import { Part } from './part.tsx';
import styles from './city-rents.module.css';

/** Rents by layout. The bars compare the averages. */
export function CityRents({ name, rent }: { name: string; rent: PrefectureRent }) {
  const { rent_range_min, rent_range_max, layouts } = rent;
  const highest = Math.max(...layouts.map(({ rent_average }) => rent_average));
  return (
    <Part title={`${name}の家賃の目安`}>
      {rent_range_min !== null && rent_range_max !== null && (
        <p>
          ひとり暮らし向け（1R・1K）のお部屋は、10室のうち8室ほどが
          <strong className={styles.range}>{formatRents(rent_range_min, rent_range_max)}</strong>です。
        </p>
      )}
      <table className={styles.table}>
        <caption>間取りごとの家賃（月額・管理費を除く）</caption>
        <thead>
          <tr>
            <th scope="col">間取り</th>
            <th scope="col">平均</th>
            <th scope="col">最低～最高</th>
          </tr>
        </thead>
        <tbody>
          {layouts.map(({ layout, rent_average, rent_min, rent_max }) => (
            <tr key={layout}>
              <th scope="row">{layoutLabel(layout)}</th>
              <td>
                <span className={styles.average}>{formatRent(rent_average)}</span>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${Math.round((rent_average / highest) * 100)}%` }}
                  aria-hidden
                />
              </td>
              <td>{formatRents(rent_min, rent_max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        掲載中の物件の部屋タイプごとの家賃から計算しています。平均は100円単位です。
      </p>
    </Part>
  );
}
