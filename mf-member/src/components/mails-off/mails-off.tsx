import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { useAppSelector } from '@gakumado/shared/store';
import { Notice } from '@gakumado/shared/ui';

/** Where no news of any saved search is mailed, whatever its own frequency: that it is so, and where that is changed. */
export const MailsOff = () =>
  useAppSelector(({ session }) => session.isNewsMailed) === false && (
    <Notice tone="warning">
      新着物件のお知らせメールは、すべて停止中です。
      <Link to={paths.changeRegistration()}>登録内容の変更</Link>から再開できます。
    </Notice>
  );
