import { Link } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import type { ContentArea, ListedShop } from '@gakumado/shared/contract';
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
import type { Place } from './find-place.ts';
import type { PlaceShops } from './load-place-shops.ts';
import { NearestShops } from './nearest-shops.tsx';
import { SampleShopsNote } from './sample-shops-note.tsx';
import { ShopGroups } from './shop-groups.tsx';
import { ShopList } from './shop-list.tsx';
import { ShopSearch } from './shop-search.tsx';
import { ShopsMap } from './shops-map.tsx';
import styles from './shops-page.module.css';

/** The list of the shops of a region or a prefecture. */
export function PlaceView({ place, shops, advisingShops, time }: PlaceShops) {
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
      <ShopsOfPlace {...{ name, shops, time }} />
      {advisingShops.length > 0 && <AdvisingShops shops={advisingShops} {...{ area, time }} />}
      <OtherPlaces place={place} />
      <ShopSearch />
    </Container>
  );
}

interface ShopsOfPlaceProps extends Pick<PlaceShops, 'shops' | 'time'> {
  name: string;
}

function ShopsOfPlace({ name, shops, time }: ShopsOfPlaceProps) {
  if (shops === null) return <PartFailed name="店舗" isMain />;
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
        <p>お近くの地域の店舗が、お電話やオンラインでご相談を承ります。</p>
      </EmptyState>
    );
  }
  return (
    <>
      <SampleShopsNote shops={shops} />
      <ShopsMap shops={shops} />
      <NearestShops {...{ shops, time }} />
      <section className={styles.region}>
        <h2>{shops.length}店舗</h2>
        <ShopGroups shops={shops} placeName={name} time={time} />
      </section>
    </>
  );
}

interface AdvisingShopsProps extends Pick<PlaceShops, 'time'> {
  area: ContentArea;
  shops: readonly ListedShop[];
}

/** The shops of the region, for a prefecture without one. */
function AdvisingShops({ area, shops, time }: AdvisingShopsProps) {
  return (
    <section aria-labelledby="advising-title" className={styles.region}>
      <h2 id="advising-title">ご相談を承る{area.name}の店舗</h2>
      <SampleShopsNote shops={shops} />
      <ShopList {...{ shops, time }} />
      <p>
        <Link to={paths.storesInRegion(area.name_other)}>{area.name}の店舗一覧を見る</Link>
      </p>
    </section>
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
