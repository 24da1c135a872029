import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findCustomer, nullOnError } from '@gakumado/shared/api';
import type { Customer } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { storeContext } from '@gakumado/shared/routing';
import {
  listSettled,
  logout,
  selectFavoriteCount,
  selectHistoryCount,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import { Breadcrumbs, Button, Container, PageHead, PartFailed, Skeleton } from '@gakumado/shared/ui';
import styles from './mypage-page.module.css';

interface Loaded {
  /** Null when the server did not answer. */
  customer: Customer | null;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  // The lists are read after hydration, so waiting for them keeps this answer from coming before it.
  const settled = listSettled(context.get(storeContext), 'favorites', request.signal);
  const [customer] = await Promise.all([nullOnError(findCustomer(request.signal)), settled]);
  return { customer };
}

export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  return (
    <Container className={styles.page}>
      <PageHead
        title="会員ページ"
        description="ガクマド会員の方のページです。お気に入りと閲覧履歴をご確認いただけます。"
        path={paths.mypage()}
        noindex
      />
      <Breadcrumbs items={[{ label: '会員ページ' }]} />
      <h1>会員ページ</h1>
      <Greeting loaded={loaded} />
      <ListLinks />
      <LogoutButton />
    </Container>
  );
}

function Greeting({ loaded }: { loaded: Loaded | null }) {
  if (!loaded) return <Skeleton width="16rem" height="3.5rem" />;
  if (!loaded.customer) return <PartFailed />;
  const { name_sei, name_mei, mail_address } = loaded.customer;
  const name = `${name_sei} ${name_mei}`.trim();
  return (
    <div className={styles.greeting}>
      <p className={styles.name}>{name ? `${name} さん、こんにちは。` : 'こんにちは。'}</p>
      <p className={styles.mail}>{mail_address}</p>
    </div>
  );
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
          閲覧履歴<strong>{historyCount}件</strong>
        </Link>
      </li>
      <li>
        <Link className={styles.link} to={paths.schools()}>
          学校名からさがす
        </Link>
      </li>
    </ul>
  );
}

function LogoutButton() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const handleLogout = async () => {
    setIsLeaving(true);
    await dispatch(logout());
    await navigate(paths.home());
  };

  return (
    <div>
      <Button variant="secondary" isDisabled={isLeaving} onClick={() => void handleLogout()}>
        ログアウト
      </Button>
    </div>
  );
}
