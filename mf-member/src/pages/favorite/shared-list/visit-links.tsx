import type { ShareDetail } from '@gakumado/shared/contract';
import { groupBy } from '@gakumado/shared/group-by';
import { paths } from '@gakumado/shared/paths';
import { LinkButton } from '@gakumado/shared/ui';
import { CONTACT_MAX } from '@gakumado/shared/vocabulary';
import { wanted } from './opinions.ts';
import styles from './shared-list-view.module.css';

/** One touch from what all agree on to the booking: a visit is booked at the shop of the homes, so each shop has a link. */
export function VisitLinks({ list }: { list: ShareDetail }) {
  const { marks, homes } = wanted(list);
  const shops = [...groupBy(homes, ({ shop_id }) => shop_id)];
  return (
    <div className={styles.visits}>
      {shops.map(([shopId, ofShop]) => {
        const [first, ...others] = ofShop.slice(0, CONTACT_MAX);
        if (!first) return null;
        const names = ofShop.map(({ name }) => name).join('、');
        return (
          <LinkButton
            key={shopId}
            variant="accent"
            to={paths.inquiry({
              estateId: first.estate_id,
              alsoIds: others.map(({ estate_id }) => estate_id),
              ...(shopId === null ? {} : { shopId }),
              isVisit: true,
            })}
          >
            {shops.length > 1 ? `${names}を見学` : `全員が${marks}の${ofShop.length}件を見学`}
          </LinkButton>
        );
      })}
    </div>
  );
}
