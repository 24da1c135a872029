import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listShops, nullOnError } from '@gakumado/shared/api';
import { brand } from '@gakumado/shared/brand';
import type { Shop } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  Breadcrumbs,
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PartFailed,
  PillLink,
  ShareButton,
} from '@gakumado/shared/ui';
import { isAreaSlug } from '@gakumado/shared/vocabulary';
import { SampleShopsNote } from '../../components/shops/sample-shops-note.tsx';
import { ShopGroups } from '../../components/shops/shop-groups.tsx';
import { ShopSearch } from '../../components/shops/shop-search.tsx';
import styles from '../../components/shops/shops-page.module.css';
import { findPlace } from './find-place.ts';
import type { Place } from './find-place.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const place = await findPlace(params, request.signal);
  const slug = place.area.name_other;
  const wanted = place.prefecture
    ? { prefecture_id: place.prefecture.prefecture_id }
    : { area_slug: isAreaSlug(slug) ? slug : undefined };
  return { place, shops: await nullOnError(listShops(wanted, request.signal)) };
}

export function Component() {
  const { place, shops } = useLoaderData<typeof loader>();
  const { area, prefecture } = place;
  const areaPath = paths.storesInRegion(area.name_other);
  const path = prefecture ? paths.storesInPrefecture(area.name_other, prefecture.name) : areaPath;
  const name = prefecture?.name_kana ?? area.name;
  return (
    <Container className={styles.page}>
      <PageHead
        title={`${name}の店舗一覧`}
        description={`${name}にある${brand.name}の店舗のご案内です。住所、最寄り駅からの道のり、営業時間、電話番号をご確認いただけます。`}
        path={path}
      />
      <Breadcrumbs
        items={[
          sitePages.store,
          ...(prefecture ? [{ label: area.name, to: areaPath }] : []),
          { label: name },
        ]}
      />
      <h1>{name}の店舗一覧</h1>
      <ShareButton what="ページ" title={`${name}の店舗一覧`} path={path} />
      <ShopsOfPlace name={name} shops={shops} />
      <OtherPlaces place={place} />
      <ShopSearch />
    </Container>
  );
}

/** `shops` is null when they could not be loaded. */
function ShopsOfPlace({ name, shops }: { name: string; shops: readonly Shop[] | null }) {
  if (shops === null) return <PartFailed name="店舗" />;
  if (shops.length === 0) {
    return (
      <EmptyState
        title={`${name}に店舗はありません`}
        actions={
          <LinkButton to={paths.store()} variant="secondary">
            すべての店舗を見る
          </LinkButton>
        }
      >
        <p>お近くの地域の店舗が、お電話でご相談を承ります。</p>
      </EmptyState>
    );
  }
  return (
    <>
      <SampleShopsNote />
      <section className={styles.region}>
        <h2>{shops.length}店舗</h2>
        <ShopGroups shops={shops} placeName={name} />
      </section>
    </>
  );
}

/** The prefectures of the region, and all the shops. */
function OtherPlaces({ place: { area, prefecture, prefectures } }: { place: Place }) {
  return (
    <nav aria-label={`${area.name}の都道府県で選ぶ`}>
      <ul className={styles.anchors}>
        {prefectures.map(({ prefecture_id, name, name_kana }) => (
          <li key={prefecture_id}>
            <PillLink
              to={paths.storesInPrefecture(area.name_other, name)}
              aria-current={prefecture?.prefecture_id === prefecture_id ? 'page' : undefined}
            >
              {name_kana}
            </PillLink>
          </li>
        ))}
        <li>
          <PillLink to={paths.store()}>すべての店舗</PillLink>
        </li>
      </ul>
    </nav>
  );
}
