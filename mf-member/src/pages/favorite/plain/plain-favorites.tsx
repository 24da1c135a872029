import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  Breadcrumbs,
  Button,
  Container,
  EstateCard,
  LinkButton,
  notLoaded,
  Notice,
  PageHead,
  SampleNote,
  useIsHydrated,
} from '@gakumado/shared/ui';
import { isFull } from '@gakumado/shared/vocabulary';
import { FAVORITES_TITLE } from '#components/personal-list/page-titles.ts';
import { limitsOf } from '#components/personal-list/choice-limits.ts';
import { visitsByShop } from '#components/visits-by-shop.ts';
import type { loadPlainFavorites } from './load-plain-favorites.ts';
import { SHARE } from './plain-action.ts';
import styles from './plain-favorites.module.css';

/** The favourites that an address names, with everything that is done with them, by native boxes, forms and links. */
export function PlainFavorites({ estates }: Awaited<ReturnType<typeof loadPlainFavorites>>) {
  // Scripts know the visitor's own list.
  if (useIsHydrated()) return <Navigate to={paths.favorite()} replace />;
  return (
    <Container className={styles.page}>
      <PageHead
        title={FAVORITES_TITLE}
        description="お気に入りの学生マンション・学生会館です。"
        path={paths.favorite()}
        noindex
      />
      <Breadcrumbs items={[{ label: FAVORITES_TITLE }]} />
      <h1>{FAVORITES_TITLE}</h1>
      {estates === null && <Notice tone="warning">{`${notLoaded(sitePages.favorite.label)}。`}</Notice>}
      {estates?.length === 0 && <p>お気に入りに登録した物件はありません。</p>}
      {estates && estates.length > 0 && <Tray estates={estates} />}
    </Container>
  );
}

function Tray({ estates }: { estates: readonly Estate[] }) {
  const formId = useId();
  const visits = visitsByShop(estates.filter(({ vacant_status_id }) => !isFull(vacant_status_id)));
  return (
    <>
      <p>{`物件を選んでから、下のボタンを押してください。${limitsOf(Infinity)}。`}</p>
      <ul className={styles.list} aria-label={sitePages.favorite.label}>
        {estates.map((estate) => (
          <li key={estate.estate_id}>
            <EstateCard
              headingLevel={2}
              estate={estate}
              hasFavoriteButton={false}
              selection={{ isSelected: false, onChange: () => {}, formId }}
            />
          </li>
        ))}
      </ul>
      <form id={formId} className={styles.actions} role="group" aria-label="選択した物件の操作">
        <Button type="submit" variant="secondary" formAction={paths.favorite()}>
          比べる
        </Button>
        <Button type="submit" variant="secondary" formAction={paths.viewContact()}>
          まとめて問い合わせ
        </Button>
        <Button
          type="submit"
          variant="secondary"
          formAction={paths.favorite()}
          formMethod="post"
          name={SHARE}
        >
          家族のリストにする
        </Button>
        <Button type="submit" variant="secondary" formAction={paths.estateMaterial()}>
          資料請求
        </Button>
      </form>
      {visits.map(({ shopId, homes, to }) => (
        <LinkButton key={shopId} to={to} variant="secondary">
          {`${homes.map(({ name }) => name).join('、')}の見学を予約`}
        </LinkButton>
      ))}
      {estates.some(({ is_sample }) => is_sample) && <SampleNote />}
    </>
  );
}
