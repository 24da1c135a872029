import { vacancyOf } from '@gakumado/shared/ui';
import type { Estate } from '@gakumado/shared/contract';
import { ESTATE_CLOSED, estateStatuses, labelOf } from '@gakumado/shared/vocabulary';
import styles from './vacancy-badge.module.css';

interface VacancyBadgeProps {
  /** An estate or a kind of room. */
  of: Pick<Estate, 'vacant_status_id' | 'vacant_count'>;
  /** No room is let any more: how free they were is no longer told. */
  isClosed: boolean;
}

/** Whether rooms are free: green where somebody can move in, else grey. */
export function VacancyBadge({ of, isClosed }: VacancyBadgeProps) {
  const vacancy = vacancyOf(of);
  return (
    <span className={styles.vacancy} data-is-open={!isClosed && vacancy.isOpen}>
      {isClosed ? labelOf(estateStatuses, ESTATE_CLOSED) : vacancy.text}
    </span>
  );
}
