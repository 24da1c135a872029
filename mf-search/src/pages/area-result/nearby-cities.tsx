import { paths } from '@gakumado/shared/paths';
import { ChipLinks } from '../../components/chip-links.tsx';
import type { ChosenNames } from './find-names.ts';
import parts from '../../components/page-parts.module.css';

interface NearbyCitiesProps {
  prefId: number | undefined;
  cities: ChosenNames['nearbyCities'];
}

/** Cities near the one that was chosen, each a list of its own. */
export function NearbyCities({ prefId, cities }: NearbyCitiesProps) {
  if (cities.length === 0) return null;
  return (
    <section className={parts.closePart} aria-labelledby="nearby-cities">
      <h2 id="nearby-cities">近くの市区町村</h2>
      <ChipLinks
        links={cities.map(({ id, name, estateCount }) => ({
          to: `${paths.areaResult(prefId)}?city_id=${id}`,
          label: name,
          note: `${estateCount.toLocaleString('ja-JP')}件`,
        }))}
      />
    </section>
  );
}
