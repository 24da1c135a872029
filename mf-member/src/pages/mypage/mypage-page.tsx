import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  logout,
  selectFavoriteCount,
  selectHistoryCount,
  selectSession,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import { forgetMySearch } from '@gakumado/shared/my-search';
import {
  BannerLink,
  Breadcrumbs,
  Button,
  Checkbox,
  Container,
  Notice,
  PageHead,
  Skeleton,
} from '@gakumado/shared/ui';
import { FAVORITES_TITLE } from '#components/personal-list/page-titles.ts';
import { LinkCard } from '../../components/link-card/link-card.tsx';
import { WithoutScripts, WithScripts } from '../../step-form/without-scripts.tsx';
import { loadMypage } from './load-mypage.ts';
import { FORGET, logoutAction } from './logout-action.ts';
import type { MypageData } from './load-mypage.ts';
import {
  ConditionsPart,
  InquiriesPart,
  NewsPart,
  SessionsPart,
  ShareListsPart,
  WaitlistPart,
} from './mypage-parts.tsx';
import styles from './mypage-page.module.css';

export { loadMypage as loader, logoutAction as action };

export function Component() {
  // The first HTML is everybody's and has no data.
  const loaded = useLoaderData<typeof loadMypage | null>();
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.mypage.label}
        description={`${brand.name}会員の方のページです。お気に入り、保存した条件、お問い合わせをご確認いただけます。`}
        path={paths.mypage()}
        noindex
      />
      <Breadcrumbs items={[{ label: sitePages.mypage.label }]} />
      <h1>{sitePages.mypage.label}</h1>
      <WithoutScripts>
        <Notice>
          ログイン中です。お気に入りや保存した条件、お問い合わせの履歴の表示には、JavaScriptが必要です。お部屋探しとお問い合わせ、登録内容の変更、退会のお手続き、ログアウトは、このままご利用いただけます。
        </Notice>
      </WithoutScripts>
      <WithScripts>
        <p className={styles.greeting}>{loaded ? <Greeting /> : <Skeleton width="16rem" />}</p>
      </WithScripts>
      <ListLinks />
      <WithScripts>
        {loaded ? <Parts loaded={loaded} /> : <div className={styles.waiting} aria-hidden />}
      </WithScripts>
      <Settings />
      <Session />
    </Container>
  );
}

function Parts({ loaded }: { loaded: MypageData }) {
  const { news, conditions, inquiries, shareLists, waitlist, sessions, banners } = loaded;
  return (
    <>
      <NewsPart news={news} />
      <InquiriesPart inquiries={inquiries} />
      <ShareListsPart shareLists={shareLists} />
      <ConditionsPart conditions={conditions} />
      <WaitlistPart waitlist={waitlist} />
      <SessionsPart sessions={sessions} />
      {banners.length > 0 && (
        <ul className={styles.banners}>
          {banners.map((banner) => (
            <li key={banner.banner_id}>
              <BannerLink banner={banner} wideSizes="540px" />
            </li>
          ))}
        </ul>
      )}
    </>
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
        <LinkCard to={paths.favorite()} title={FAVORITES_TITLE} count={favoriteCount} />
      </li>
      <li>
        <LinkCard to={paths.history()} title={sitePages.history.label} count={historyCount} />
      </li>
      <li>
        <LinkCard to={paths.schools()} title={sitePages.schools.label} />
      </li>
    </ul>
  );
}

function Settings() {
  return (
    <section className={styles.part}>
      <h2>設定</h2>
      <ul className={styles.links}>
        <li>
          <LinkCard to={paths.changeRegistration()} title="登録内容の変更" />
        </li>
        <li>
          <LinkCard to={paths.notificationSettings()} title="新着のお知らせの設定" />
        </li>
        <li>
          <LinkCard to={paths.withdrawal()} title="退会のお手続き" />
        </li>
      </ul>
    </section>
  );
}

/** The member's mail address, and the logout. */
function Session() {
  const { email } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const handleLogout = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving) return;
    setIsLeaving(true);
    if (new FormData(event.currentTarget).has(FORGET)) forgetMySearch();
    await dispatch(logout());
    await navigate(paths.home());
  };

  return (
    <div className={styles.session}>
      <WithScripts>
        <dl className={styles.account}>
          <dt>ログイン中のメールアドレス</dt>
          <dd>{email || <Skeleton width="14rem" />}</dd>
        </dl>
      </WithScripts>
      <form method="post" onSubmit={(event) => void handleLogout(event)}>
        <Checkbox name={FORGET} value="1" label="この端末の「わたしの条件」も消す（共用の端末で）" />
        <Button type="submit" variant="secondary" isDisabled={isLeaving}>
          ログアウト
        </Button>
      </form>
    </div>
  );
}
