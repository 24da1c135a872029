import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { logout, selectSession, useAppDispatch, useAppSelector } from '@gakumado/shared/store';
import { sitePages } from '@gakumado/shared/site-pages';
import { Button, useIsHydrated } from '@gakumado/shared/ui';
import styles from './reset-by-logout.module.css';

/** For a member who is logged in and does not know the password: the page that resets it is for guests only. */
export function ResetByLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { email } = useAppSelector(selectSession);
  const handleReset = async () => {
    await dispatch(logout());
    await navigate(paths.resetPassword({ mail: email }));
  };
  if (!useIsHydrated()) return <ResetWithoutScripts />;
  return (
    <div className={styles.reset}>
      <p>パスワードをお忘れの場合は、ログアウトしてから、メールで再設定できます。</p>
      <Button variant="secondary" size="small" onClick={() => void handleReset()}>
        ログアウトして再設定
      </Button>
    </div>
  );
}

const ResetWithoutScripts = () => (
  <div className={styles.reset}>
    <p>
      パスワードをお忘れの場合は、<Link to={paths.mypage()}>{sitePages.mypage.label}</Link>
      でログアウトしてから、<Link to={paths.resetPassword()}>{sitePages.resetPassword.label}</Link>
      をお手続きください。
    </p>
  </div>
);
