import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Link } from 'react-router-dom';
import styles from './member-link.module.css';
import { useMemberPage } from './use-account-paths.ts';

/** The member's page, or the way to it. */
export function MemberLink() {
  const { label, to } = useMemberPage();
  return (
    <Link to={to} className={styles.link}>
      <CircleUserRound aria-hidden size="1.25rem" />
      {label}
    </Link>
  );
}
