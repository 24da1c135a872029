import { formatCount } from '@gakumado/shared/ui';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { ChipLinks } from '../../parts/chip-links.tsx';
import type { Search } from '../../search/search.ts';
import { hrefOf } from '../../search/scope.ts';
import { filtersAnywhere } from './find-names.ts';
import type { ChosenNames } from './find-names.ts';
import parts from '../../parts/page-parts.module.css';

interface NearbyCitiesProps {
  prefId: number | undefined;
  search: Search;
  cities: ChosenNames['nearbyCities'];
}

/** Cities near the one that was chosen, each a list of its own under the same filters. */
export function NearbyCities({ prefId, search, cities }: NearbyCitiesProps) {
  if (cities.length === 0) return null;
  return (
    <section className={parts.closePart} aria-labelledby="nearby-cities">
      <h2 id="nearby-cities">近くの市区町村</h2>
      <ChipLinks
        links={cities.map(({ id, name, estateCount }) => ({
          to: hrefOf(areaScope(prefId), { ...filtersAnywhere(search), city_id: [id] }),
          label: name,
          note: `${formatCount(estateCount)}件`,
        }))}
      />
    </section>
  );
}
