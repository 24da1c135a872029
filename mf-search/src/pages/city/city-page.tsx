import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { throwNotFound } from '@gakumado/shared/routing';
import { Breadcrumbs, Container, LinkButton } from '@gakumado/shared/ui';
import { prefectureIdOfSlug } from '@gakumado/shared/vocabulary';
import { CampusList } from '../../parts/campus-list.tsx';
import { ClosedInvitation } from '../../parts/closed-invitation.tsx';
import { NearbyPrefectures } from '../../parts/nearby-prefectures.tsx';
import { NewTopics } from '../../parts/new-topics.tsx';
import { CityHead } from './city-head.tsx';
import { CityLines } from './city-lines.tsx';
import { CityRents } from './city-rents.tsx';
import { CityShops } from './city-shops.tsx';
import { CityTowns } from './city-towns.tsx';
import { CityNextSteps } from './city-next-steps.tsx';
import { loadPortal } from './load-portal.ts';
import { Part } from './part.tsx';
import styles from './city-page.module.css';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const prefId = prefectureIdOfSlug(params['prefecture']);
  return prefId === null ? throwNotFound() : loadPortal(prefId, request.signal);
}

/** Everything about living as a student in a prefecture; one that is not open invites to an order instead. */
export function Component() {
  const { prefecture, neighbours, nearestOpen, rent, towns, campuses, lines, shops, topics } =
    useLoaderData<typeof loader>();
  const { name_kana: name, prefecture_id: prefId, is_open: isOpen } = prefecture;
  return (
    <>
      <CityHead prefecture={prefecture} rentAverage={rent?.rent_average ?? null} campuses={campuses} />
      <Container>
        <Breadcrumbs items={[sitePages.search, { label: name }]} />
        <div className={styles.page}>
          <div className={styles.intro}>
            <h1>{name}の学生マンション・学生会館</h1>
            {isOpen && (
              <p className={styles.lead}>
                {name}で学生生活を始める方へ。家賃の目安、学校、街や路線、店舗をまとめてご案内します。
              </p>
            )}
          </div>
          {isOpen ? (
            <CityNextSteps prefecture={prefecture} rentAverage={rent?.rent_average ?? null} />
          ) : (
            <ClosedInvitation {...{ prefecture, nearestOpen }} hrefOf={(open) => paths.city(open.name)} />
          )}
          {isOpen && rent && rent.layouts.length > 0 && <CityRents name={name} rent={rent} />}
          {campuses.length > 0 && (
            <Part title={isOpen ? `${name}で物件の多い学校` : `${name}の学校`}>
              <CampusList campuses={campuses} isClosed={!isOpen} />
              <p>
                <LinkButton to={paths.schoolsInPrefecture(prefId)} variant="secondary">
                  {name}の学校をすべて見る
                </LinkButton>
              </p>
            </Part>
          )}
          {isOpen && <CityTowns prefecture={prefecture} towns={towns} />}
          {isOpen && <CityLines prefecture={prefecture} lines={lines} />}
          <CityShops prefecture={prefecture} shops={shops} />
          {topics.length > 0 && (
            <Part title={`${name}のトピックス`}>
              <NewTopics topics={topics} />
              <p>
                <LinkButton to={paths.topicsInArea(prefecture.area_slug)} variant="plain">
                  この地域のトピックスをすべて見る
                </LinkButton>
              </p>
            </Part>
          )}
          {isOpen && (
            <NearbyPrefectures
              title="近隣の都道府県"
              prefectures={neighbours}
              hrefOf={neighbourPath(neighbours)}
            />
          )}
        </div>
      </Container>
    </>
  );
}

const neighbourPath = (neighbours: readonly { prefecture_id: number; name: string }[]) => (prefId: number) =>
  paths.city(neighbours.find(({ prefecture_id }) => prefecture_id === prefId)?.name ?? '');
