import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { useAccountQuery } from './account-query.ts';

/** The ways on for an address that has a member. */
export function MailTakenHelp({ mail }: { mail: string | undefined }) {
  const carried = { ...useAccountQuery(), mail };
  return (
    <ul>
      <li>
        <Link to={paths.login(carried)}>ログインする</Link>
      </li>
      <li>
        <Link to={paths.resetPassword(carried)}>パスワードを再設定する</Link>
      </li>
    </ul>
  );
}
