import type { ShareDetail } from '@gakumado/shared/contract';
import { LinkButton } from '@gakumado/shared/ui';
import { visitsByShop } from '#components/visits-by-shop.ts';
import { wanted } from './opinions.ts';
import styles from './shared-list-view.module.css';

/** One touch from what all agree on to the booking: a visit is booked at the shop of the homes, so each shop has a link. */
export function VisitLinks({ list }: { list: ShareDetail }) {
  const { marks, homes } = wanted(list);
  const visits = visitsByShop(homes);
  return (
    <div className={styles.visits}>
      {visits.map((visit) => (
        <LinkButton key={visit.shopId} variant="accent" to={visit.to}>
          {visits.length > 1
            ? `${visit.homes.map(({ name }) => name).join('、')}を見学`
            : `全員が${marks}の${visit.homes.length}件を見学`}
        </LinkButton>
      ))}
    </div>
  );
}
