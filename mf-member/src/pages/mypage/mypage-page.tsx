import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { storeContext } from '@gakumado/shared/routing';
import {
  listSettled,
  logout,
  selectFavoriteCount,
  selectHistoryCount,
  selectSession,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import { Breadcrumbs, Button, Container, PageHead, Skeleton } from '@gakumado/shared/ui';
import styles from './mypage-page.module.css';

/** The guard has asked who the customer is; the store knows it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  // The lists are read after hydration, so waiting for them keeps this answer from coming before it.
  await listSettled(context.get(storeContext), 'favorites', request.signal);
  return { isLoaded: true };
}

export function Component() {
  // The first HTML is everybody's and has no data.
  const isLoaded = useLoaderData<typeof loader | null>() !== null;
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.mypage.label}
        description={`${brand.name}会員の方のページです。お気に入りと閲覧履歴をご確認いただけます。`}
        path={paths.mypage()}
        noindex
      />
      <Breadcrumbs items={[{ label: sitePages.mypage.label }]} />
      <h1>{sitePages.mypage.label}</h1>
      <p className={styles.greeting}>{isLoaded ? <Greeting /> : <Skeleton width="16rem" />}</p>
      <ListLinks />
      <Session />
    </Container>
  );
}

function Greeting() {
  const { userName } = useAppSelector(selectSession);
  return userName ? `${userName} さん、こんにちは。` : 'こんにちは。';
}

function ListLinks() {
  const favoriteCount = useAppSelector(selectFavoriteCount);
  const historyCount = useAppSelector(selectHistoryCount);
  return (
    <ul className={styles.links}>
      <li>
        <Link className={styles.link} to={paths.favorite()}>
          お気に入り物件<strong>{favoriteCount}件</strong>
        </Link>
      </li>
      <li>
        <Link className={styles.link} to={paths.history()}>
          {sitePages.history.label}
          <strong>{historyCount}件</strong>
        </Link>
      </li>
      <li>
        <Link className={styles.link} to={paths.schools()}>
          {sitePages.schools.label}
        </Link>
      </li>
    </ul>
  );
}

/** Who is logged in. */
function Session() {
  const { email } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const handleLogout = async () => {
    setIsLeaving(true);
    await dispatch(logout());
    await navigate(paths.home());
  };

  return (
    <div className={styles.session}>
      <dl className={styles.account}>
        <dt>ログイン中のメールアドレス</dt>
        <dd>{email || <Skeleton width="14rem" />}</dd>
      </dl>
      <Button variant="secondary" isDisabled={isLeaving} onClick={() => void handleLogout()}>
        ログアウト
      </Button>
    </div>
  );
}
