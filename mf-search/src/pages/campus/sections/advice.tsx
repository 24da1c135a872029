import { Link } from 'react-router-dom';
import type { CampusAdvice } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { formatDate, formatRent, isEmptyText, LinkButton, RichText } from '@gakumado/shared/ui';
import { NEAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import { labelStations } from '#places/station-label.ts';
import { CampusSection } from './campus-section.tsx';
import { RentRange } from './rent-range.tsx';
import styles from './advice.module.css';

interface AdviceProps {
  advice: CampusAdvice;
  campusId: number;
  name: string;
  prefId: number;
}

/** Rents, stations and the advice of the shop near the campus. */
export function Advice({ advice, campusId, name, prefId }: AdviceProps) {
  const { advice_title, advice_html, staff_name, shop, updated_at } = advice;
  return (
    <CampusSection
      title="お部屋探しのアドバイス"
      lead={`通学${NEAR_COMMUTE_MINUTES}分以内の物件から計算した、${name}に通う方のためのめやすです。${updated_at ? `（${formatDate(updated_at)}時点）` : ''}`}
    >
      <div className={styles.columns}>
        <div className={styles.figures}>
          <RentRange advice={advice} />
          <Stations stations={advice.popular_stations} prefId={prefId} />
        </div>
        <div className={styles.words}>
          <h3>{advice_title}</h3>
          <RichText html={advice_html} look="plain" />
          <div className={styles.staff}>
            {shop && (
              <>
                <p>
                  ご案内：<Link to={paths.shop(shop)}>{shop.shop_name}</Link>
                  {!isEmptyText(staff_name) && ` ${staff_name}`}
                </p>
                <LinkButton to={paths.inquiry({ shopId: shop.shop_id })} variant="secondary">
                  店舗に相談する
                </LinkButton>
              </>
            )}
            <LinkButton to={paths.estateMaterial({ campusId })} variant="secondary">
              この学校の住まいの資料を請求する
            </LinkButton>
          </div>
        </div>
      </div>
    </CampusSection>
  );
}

function Stations({ stations, prefId }: { stations: CampusAdvice['popular_stations']; prefId: number }) {
  if (stations.length === 0) return null;
  const labels = labelStations(stations);
  return (
    <div className={styles.stations}>
      <h3>物件の多い駅</h3>
      <table aria-label="物件の多い駅">
        <thead>
          <tr>
            <th scope="col">駅</th>
            <th scope="col">通学の目安</th>
            <th scope="col">家賃の平均</th>
          </tr>
        </thead>
        <tbody>
          {stations.map(({ station_id, commute_minutes, rent_average }) => (
            <tr key={station_id}>
              <th scope="row">
                <Link to={paths.station(prefId, station_id)}>{labels.get(station_id)}</Link>
              </th>
              <td>{commute_minutes}分</td>
              <td>{rent_average === null ? '－' : formatRent(rent_average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
