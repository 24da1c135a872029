import type { EstateFacets } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { PictureLinks } from '../../components/picture-links.tsx';
import { noCondition, writeCondition } from '../../results/condition.ts';
import { homeWishes } from './home-wishes.ts';

/** What families ask for most, with how many homes in the whole country have it. */
export function WishLinks({ facets }: { facets: Pick<EstateFacets, 'condition'> }) {
  const wishes = homeWishes(facets.condition);
  return (
    <PictureLinks
      columns={3}
      links={wishes.map(({ name, ids, picture, count }) => ({
        to: paths.areaResult() + writeCondition({ ...noCondition, condition: ids }),
        name,
        count,
        picturePath: `/images/pictures/${picture}.webp`,
      }))}
    />
  );
}
