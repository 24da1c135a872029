import type { EstateFacets } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { PictureLinks } from '../../parts/picture-links.tsx';
import { emptySearch, writeSearch } from '../../search/search.ts';
import { homeFilters } from './home-filters.ts';

/** The most wanted conditions, with the number of homes in the whole country. */
export function FilterLinks({ facets }: { facets: Pick<EstateFacets, 'condition'> }) {
  const filters = homeFilters(facets.condition);
  return (
    <PictureLinks
      columns={3}
      links={filters.map(({ name, ids, picture, count }) => ({
        to: paths.areaResult() + writeSearch({ ...emptySearch, condition: ids }),
        name,
        count,
        picturePath: `/images/pictures/${picture}.webp`,
      }))}
    />
  );
}
