import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { formatCount, LinkButton } from '@gakumado/shared/ui';
import { ChipLinks } from '../../parts/chip-links.tsx';
import parts from '../../parts/page-parts.module.css';

interface PopularStationsProps {
  prefecture: Prefecture;
  stations: readonly { id: number; label: string; estateCount: number }[];
}

/** The stations of the prefecture with most estates, and all of its lines. */
export function PopularStations({ prefecture, stations }: PopularStationsProps) {
  const { name_kana: name, prefecture_id: prefId } = prefecture;
  return (
    <section className={parts.part} aria-labelledby="popular-stations">
      <h2 id="popular-stations">{name}で物件の多い駅</h2>
      <ChipLinks
        links={stations.map((station) => ({
          to: paths.station(prefId, station.id),
          label: station.label,
          note: `${formatCount(station.estateCount)}件`,
        }))}
      />
      <p>
        <LinkButton to={paths.transitInPrefecture(prefId)} variant="secondary">
          {name}の路線・駅をすべて見る
        </LinkButton>
      </p>
    </section>
  );
}
