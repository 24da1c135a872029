import type { CampusNeighbour } from '@gakumado/shared/contract';
import { campusLabel } from '@gakumado/shared/vocabulary';
import { formatCount } from '@gakumado/shared/ui';
import { LinkCards } from './link-cards.tsx';
import parts from './page-parts.module.css';

interface NeighbouringCampusesProps {
  campuses: readonly CampusNeighbour[];
  /** The same search at another campus. */
  hrefOf: (campus: CampusNeighbour) => string;
}

/** The results of the same filters at the campuses around. */
export function NeighbouringCampuses({ campuses, hrefOf }: NeighbouringCampusesProps) {
  if (campuses.length === 0) return null;
  return (
    <section className={parts.part} aria-labelledby="neighbouring-campuses">
      <h3 id="neighbouring-campuses">近くのキャンパスで、同じ条件に合う物件</h3>
      <LinkCards
        look="way"
        cards={campuses.map((campus) => ({
          to: hrefOf(campus),
          name: campusLabel(campus),
          note: `${formatCount(campus.estate_count)}件`,
        }))}
      />
    </section>
  );
}
