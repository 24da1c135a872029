import { areaPlace } from '../../components/area-place.ts';
import { ChipLinks } from '../../components/chip-links.tsx';
import type { Condition } from '../../results/condition.ts';
import { hrefOf } from '../../results/place.ts';
import { wishesAnywhere } from './find-names.ts';
import type { ChosenNames } from './find-names.ts';
import parts from '../../components/page-parts.module.css';

interface NearbyCitiesProps {
  prefId: number | undefined;
  condition: Condition;
  cities: ChosenNames['nearbyCities'];
}

/** Cities near the one that was chosen, each a list of its own under the same wishes. */
export function NearbyCities({ prefId, condition, cities }: NearbyCitiesProps) {
  if (cities.length === 0) return null;
  return (
    <section className={parts.closePart} aria-labelledby="nearby-cities">
      <h2 id="nearby-cities">近くの市区町村</h2>
      <ChipLinks
        links={cities.map(({ id, name, estateCount }) => ({
          to: hrefOf(areaPlace(prefId), { ...wishesAnywhere(condition), city_id: [id] }),
          label: name,
          note: `${estateCount.toLocaleString('ja-JP')}件`,
        }))}
      />
    </section>
  );
}
