import MessageCircle from 'lucide-react/icons/message-circle';
import { FavoriteButton, LinkButton } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import styles from './action-bar.module.css';
import { inquiryPath } from '../texts.ts';

/** The two things to do, within reach of the thumb, at the bottom of a phone. */
export function ActionBar({ estate, isClosed }: { estate: EstateDetail; isClosed: boolean }) {
  return (
    <div className={styles.bar} data-page-bar data-screen-only>
      <FavoriteButton estateId={estate.estate_id} name={estate.name} look="labelled" />
      <LinkButton to={inquiryPath(estate)} variant="accent" className={styles.inquiry ?? ''}>
        <MessageCircle aria-hidden size="1.125rem" />
        {isClosed ? '近い物件を相談' : 'お問い合わせ'}
      </LinkButton>
    </div>
  );
}
