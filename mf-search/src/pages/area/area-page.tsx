import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCampuses, listCityEstates, listEquipment, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { SEARCH_BY_CITY, sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, LinkButton, PartFailed } from '@gakumado/shared/ui';
import { isPrefectureId } from '@gakumado/shared/vocabulary';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { CampusList } from '../../parts/campus-list.tsx';
import { ClosedInvitation } from '../../parts/closed-invitation.tsx';
import { findPrefecture } from '../../places/find-prefecture.ts';
import { NearbyPrefectures } from '../../parts/nearby-prefectures.tsx';
import { readPickedIds, revalidateUnlessPicked } from '../../search/picked-ids.ts';
import { nearestOpen, neighboursOf } from '../../places/prefecture-neighbours.ts';
import { readPrefixedId } from '../../places/prefixed-id.ts';
import { RegionNav } from '../../parts/region-nav.tsx';
import { NextSteps } from '../../parts/next-steps.tsx';
import parts from '../../parts/page-parts.module.css';
import { readSearch } from '../../search/search.ts';
import { filterChoices } from '../../search/filter/filter-choices.ts';
import { fitSearch } from '../../search/scope.ts';
import { toFilter } from '../../search/request.ts';
import { AreaHead } from './area-head.tsx';
import { groupCities } from './city-groups.ts';
import { CityPicker } from './city-picker.tsx';

const CAMPUS_COUNT = 8;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const prefId = readPrefixedId('pref_id', params['pref_id']) ?? 0;
  const scope = areaScope(prefId);
  const search = fitSearch(scope, { ...readSearch(searchParams), city_id: [] });
  const isPlace = isPrefectureId(prefId);
  const [{ prefecture, prefectures }, cities, campuses, master] = await Promise.all([
    findPrefecture(params['pref_id'], signal),
    isPlace ? nullOnError(listCityEstates({ ...toFilter(scope, search), pref_id: prefId }, signal)) : null,
    // Without a keyword the campuses with the most estates come first.
    isPlace ? nullOnError(listCampuses({ pref_id: prefId, limit: CAMPUS_COUNT }, signal)) : null,
    // Without the master there is less to choose from.
    nullOnError(listEquipment({}, signal)),
  ]);
  return {
    prefecture,
    neighbours: neighboursOf(prefId, prefectures),
    nearestOpen: prefecture.is_open ? [] : nearestOpen(prefId, prefectures),
    region: prefectures.filter(({ area_slug }) => area_slug === prefecture.area_slug),
    search,
    groups: cities && groupCities(cities),
    choices: filterChoices(master ?? []),
    campuses: campuses?.result ?? [],
    cityIds: readPickedIds(searchParams, 'city_id'),
  };
}

export const shouldRevalidate = revalidateUnlessPicked('city_id');

/** The cities of a prefecture to choose from, with the filters of a search there. */
export function Component() {
  const {
    prefecture,
    neighbours,
    nearestOpen: openOnes,
    region,
    search,
    groups,
    choices,
    campuses,
    cityIds,
  } = useLoaderData<typeof loader>();
  const { name_kana: name, prefecture_id: prefId, is_open: isOpen } = prefecture;
  return (
    <>
      <AreaHead prefecture={prefecture} groups={isOpen ? (groups ?? []) : []} />
      <Container>
        <Breadcrumbs
          items={[
            sitePages.search,
            { label: name, to: paths.city(prefecture.name) },
            { label: SEARCH_BY_CITY },
          ]}
        />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>
              {name}の{SEARCH_BY_CITY}
            </h1>
            {isOpen && (
              <p className={parts.lead}>
                住みたい市区町村をお選びください。100市区町村までまとめて、家賃などの条件と一緒に探せます。
              </p>
            )}
          </div>
          {!isOpen && (
            <ClosedInvitation
              prefecture={prefecture}
              nearestOpen={openOnes}
              hrefOf={(open) => paths.area(open.prefecture_id)}
            />
          )}
          {isOpen && groups && (
            <CityPicker
              key={prefId}
              prefecture={prefecture}
              groups={groups}
              search={search}
              choices={choices}
              initialIds={cityIds}
            />
          )}
          {isOpen && !groups && <PartFailed name="市区町村" isMain />}
          {campuses.length > 0 && (
            <section className={parts.part} aria-labelledby="area-schools">
              <h2 id="area-schools">{isOpen ? `${name}で物件の多い学校` : `${name}の学校`}から探す</h2>
              <CampusList campuses={campuses} isClosed={!isOpen} />
              <p>
                <LinkButton to={paths.schoolsInPrefecture(prefId)} variant="secondary">
                  {name}の学校をすべて見る
                </LinkButton>
              </p>
            </section>
          )}
          {isOpen && (
            <NearbyPrefectures title="近隣の都道府県" prefectures={neighbours} hrefOf={paths.area} />
          )}
          <RegionNav current={prefecture} prefectures={region} />
          <NextSteps except="area" prefecture={prefecture} />
        </div>
      </Container>
    </>
  );
}
