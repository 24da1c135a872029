import { Link } from 'react-router-dom';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { LinkButton } from '@gakumado/shared/ui';
import parts from '../../components/page-parts.module.css';
import chips from '../../components/nearby-prefectures.module.css';

interface PopularStationsProps {
  prefecture: Prefecture;
  stations: readonly { id: number; name: string; estateCount: number }[];
}

/** Where in the prefecture there is most to choose from, and all of its lines. */
export function PopularStations({ prefecture, stations }: PopularStationsProps) {
  const { name_kana: name, prefecture_id: prefId } = prefecture;
  return (
    <section className={parts.part} aria-labelledby="popular-stations">
      <h2 id="popular-stations">{name}で物件の多い駅</h2>
      <ul className={chips.list}>
        {stations.map((station) => (
          <li key={station.id}>
            <Link to={paths.station(prefId, station.id)} className={chips.link}>
              {station.name}駅
              <span className={chips.count}>{station.estateCount.toLocaleString('ja-JP')}件</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={paths.transitInPrefecture(prefId)} variant="secondary">
          {name}の路線・駅をすべて見る
        </LinkButton>
      </p>
    </section>
  );
}
