import { Link, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { throwNotFound } from '@gakumado/shared/routing';
import {
  Breadcrumbs,
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PartFailed,
  ShareButton,
} from '@gakumado/shared/ui';
import { isAreaSlug } from '@gakumado/shared/vocabulary';
import { loadShops } from '../../components/shops/load-shops.ts';
import type { ShopListing } from '../../components/shops/load-shops.ts';
import { SampleShopsNote } from '../../components/shops/sample-shops-note.tsx';
import { ShopGroups } from '../../components/shops/shop-groups.tsx';
import { ShopSearch } from '../../components/shops/shop-search.tsx';
import styles from '../../components/shops/shops-page.module.css';
import { findPlace } from './find-place.ts';
import type { Place } from './find-place.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const place = await findPlace(params, request.signal);
  if (!place) throwNotFound();
  if (place === 'failed') throw new Response(null, { status: 503 });
  const slug = place.area.name_other;
  const listing = await loadShops(
    place.prefecture
      ? { prefecture_id: place.prefecture.prefecture_id }
      : { area_slug: isAreaSlug(slug) ? slug : undefined },
    request.signal,
  );
  return { place, listing };
}

export function Component() {
  const { place, listing } = useLoaderData<typeof loader>();
  const { area, prefecture } = place;
  const areaPath = paths.storesInRegion(area.name_other);
  const path = prefecture ? paths.storesInPrefecture(area.name_other, prefecture.name) : areaPath;
  const name = prefecture?.name_kana ?? area.name;
  return (
    <Container className={styles.page}>
      <PageHead
        title={`${name}の店舗一覧`}
        description={`${name}にあるガクマドの店舗のご案内です。住所、最寄り駅からの道のり、営業時間、電話番号をご確認いただけます。`}
        path={path}
      />
      <Breadcrumbs
        items={[
          { label: '店舗一覧', to: paths.store() },
          ...(prefecture ? [{ label: area.name, to: areaPath }] : []),
          { label: name },
        ]}
      />
      <h1>{name}の店舗一覧</h1>
      <ShareButton what="ページ" title={`${name}の店舗一覧`} path={path} />
      <ShopsOfPlace name={name} listing={listing} />
      <OtherPlaces place={place} />
      <ShopSearch />
    </Container>
  );
}

function ShopsOfPlace({ name, listing: { shops, isFailed } }: { name: string; listing: ShopListing }) {
  if (isFailed) return <PartFailed name="店舗" />;
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
            <Link
              to={paths.storesInPrefecture(area.name_other, name)}
              aria-current={prefecture?.prefecture_id === prefecture_id ? 'page' : undefined}
            >
              {name_kana}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.store()}>すべての店舗</Link>
        </li>
      </ul>
    </nav>
  );
}
