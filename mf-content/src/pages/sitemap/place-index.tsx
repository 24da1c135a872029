import { paths } from '@gakumado/shared/paths';
import { SEARCH_BY_CITY, sitePages } from '@gakumado/shared/site-pages';
import { Accordion, formatCount, PartFailed } from '@gakumado/shared/ui';
import { findPrefectureName, regions } from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';
import type { Named, PrefecturePlaces } from './group-places.ts';
import { LinkList } from './link-list.tsx';
import styles from './sitemap-page.module.css';

interface PlaceIndexProps {
  places: Record<number, PrefecturePlaces> | null;
  shops: Record<number, Named[]> | null;
}

/** The regions with their prefectures, each opening to its pages, shops, cities and lines. */
export function PlaceIndex({ places, shops }: PlaceIndexProps) {
  return (
    <section className={styles.section} aria-labelledby="places">
      <h2 id="places">地域から探す</h2>
      {!places && <PartFailed name="市区町村と路線" />}
      {!shops && <PartFailed name="店舗" />}
      {regions.map(({ slug, name, prefectureIds }) => (
        <section key={slug} className={styles.region} aria-label={name}>
          <h3>{name}</h3>
          <LinkList
            links={[
              { label: `${name}の物件`, to: paths.areaResultOfRegion(slug) },
              { label: `${name}の店舗`, to: paths.storesInRegion(slug) },
            ]}
          />
          <div className={styles.prefectures}>
            {prefectureIds.map((id) => (
              <Prefecture key={id} id={id} areaSlug={slug} place={places?.[id]} shops={shops?.[id] ?? []} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

interface PrefectureProps {
  id: number;
  areaSlug: AreaSlug;
  place: PrefecturePlaces | undefined;
  shops: readonly Named[];
}

function Prefecture({ id, areaSlug, place, shops }: PrefectureProps) {
  const { name = '', slug = '' } = findPrefectureName(id) ?? {};
  const { cities = [], lines = [] } = place ?? {};
  return (
    <Accordion
      title={
        <>
          <h4>{name}</h4>
          {place && <span className={styles.count}>{formatCount(place.estateCount)}件</span>}
        </>
      }
    >
      <LinkList
        links={[
          { label: `${name}の住まい`, to: paths.city(slug) },
          ...(place ? [{ label: SEARCH_BY_CITY, to: paths.area(id) }] : []),
          { label: sitePages.transit.label, to: paths.transitInPrefecture(id) },
          { label: sitePages.schools.label, to: paths.schoolsInPrefecture(id) },
        ]}
      />
      <Names
        title="店舗"
        links={shops.map(([shop_id, shop]) => ({
          label: shop,
          to: paths.shop({ shop_id, area_slug: areaSlug, m_prefecture_id: id }),
        }))}
      />
      <Names
        title="市区町村"
        links={cities.map(([cityId, city]) => ({
          label: city,
          to: `${paths.areaResult(id)}?city_id=${cityId}`,
        }))}
      />
      <Names
        title="路線"
        links={lines.map(([lineId, line]) => ({
          label: line,
          to: `${paths.areaResult(id)}?line_id=${lineId}`,
        }))}
      />
    </Accordion>
  );
}

/** One kind of names, if there are any. */
function Names({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h5 className={styles.kind}>{title}</h5>
      <LinkList links={links} />
    </>
  );
}
