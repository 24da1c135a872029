import { Link, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { timeInJapan } from '@gakumado/shared/calendar-days';
import { listAreas, listShops, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, Fold, PageHead, PartFailed, ShareButton } from '@gakumado/shared/ui';
import { groupByPrefecture, groupByRegion } from '../../components/shops/group-shops.ts';
import type { ShopRegion } from '../../components/shops/group-shops.ts';
import { NearestShops } from '../../components/shops/nearest-shops.tsx';
import { SampleShopsNote } from '../../components/shops/sample-shops-note.tsx';
import { ShopGroups } from '../../components/shops/shop-groups.tsx';
import { ShopSearch } from '../../components/shops/shop-search.tsx';
import { ShopsMap } from '../../components/shops/shops-map.tsx';
import styles from '../../components/shops/shops-page.module.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const [areas, shops] = await Promise.all([
    listAreas(request.signal),
    nullOnError(listShops({}, request.signal)),
  ]);
  if (shops === null) return null;
  return { regions: groupByRegion(areas, shops), shops, time: timeInJapan() };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.store.label}
        description={`${brand.name}の店舗を地域と都道府県ごとにご案内します。住所、最寄り駅からの道のり、営業時間、電話番号をご確認いただけます。`}
        path={paths.store()}
      />
      <Breadcrumbs items={[{ label: sitePages.store.label }]} />
      <h1>{sitePages.store.label}</h1>
      <ShareButton what="ページ" title={sitePages.store.label} path={paths.store()} />
      {found === null ? (
        <PartFailed name="店舗" isMain />
      ) : (
        <>
          <p>
            全国{found.shops.length}
            店舗で、お部屋探しのご相談を承っています。お電話でもお気軽にお問い合わせください。
          </p>
          <SampleShopsNote shops={found.shops} />
          <ShopSearch />
          <NearestShops shops={found.shops} time={found.time} />
          <ShopsMap shops={found.shops} />
          <div>
            {found.regions.map((region) => (
              <RegionShops key={region.slug} region={region} time={found.time} />
            ))}
          </div>
        </>
      )}
    </Container>
  );
}

/** The shops of a region behind a row that says how many they are and in which prefectures. */
function RegionShops({ region: { slug, name, shops }, time }: { region: ShopRegion; time: string }) {
  return (
    <Fold
      title={name}
      gist={`${shops.length}店舗（${groupByPrefecture(shops)
        .map((prefecture) => prefecture.name)
        .join('、')}）`}
      part={slug}
      headingLevel={2}
      isNamed
    >
      <ShopGroups shops={shops} placeName={name} time={time} />
      <p className={styles.wholeRegion}>
        <Link to={paths.storesInRegion(slug)}>{name}の店舗だけを見る</Link>
      </p>
    </Fold>
  );
}
