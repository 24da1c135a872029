import { useLoaderData, useNavigate } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listPrefectures, nullOnError } from '@gakumado/shared/api';
import { anchors, paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  Breadcrumbs,
  Container,
  LinkButton,
  PageHead,
  PartFailed,
  LocateButton,
  SearchBox,
} from '@gakumado/shared/ui';
import { GuidedSearch } from '../../parts/guided-search/guided-search.tsx';
import { loadGuide, revalidateUnlessAnswered } from '../../parts/guided-search/load-guide.ts';
import { KanaIndex } from '../../parts/kana-index.tsx';
import { RegionMap } from '../../parts/region-map.tsx';
import { groupByRegion } from '../../places/regions.ts';
import type { Region } from '../../places/regions.ts';
import { StationNameForm } from '../../parts/station-name-form.tsx';
import parts from '../../parts/page-parts.module.css';
import { HubModes } from './hub-modes.tsx';
import { RecentSearches } from './recent-searches.tsx';
import styles from './search-hub-page.module.css';

/** The guided search is a state of this address (`?guide=…`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const guide = await loadGuide(request);
  return guide ? { guide } : loadHub(request.signal);
}

export const shouldRevalidate = revalidateUnlessAnswered;

async function loadHub(signal: AbortSignal) {
  const prefectures = await nullOnError(listPrefectures({}, signal));
  return { guide: null, regions: prefectures && groupByRegion(prefectures) };
}

/** All ways to search on one page. */
export function Component() {
  const found = useLoaderData<typeof loader>();
  return found.guide ? <GuidedSearch guide={found.guide} /> : <SearchHub regions={found.regions} />;
}

/** The homes from which the place where the visitor is now is reached. */
function FromHere() {
  const navigate = useNavigate();
  return (
    <LocateButton
      label="現在地に通えるお部屋を探す"
      variant="secondary"
      onFound={(point) => void navigate(paths.destination({ ...point, name: '現在地' }))}
      elsewhere="駅名や住所を入力してください"
      withoutScripts="学校名のほか、駅からもお探しいただけます。"
    />
  );
}

/** All ways to search on one page. */
function SearchHub({ regions }: { regions: readonly Region[] | null }) {
  return (
    <>
      <PageHead
        title="お部屋の探し方をえらぶ"
        description="学校、エリア、駅・路線、地図、キーワード、通学時間、こだわり条件など、さまざまな方法で全国の学生マンション・学生会館・学生寮をお探しいただけます。"
        path={paths.search()}
      />
      <Container>
        <Breadcrumbs items={[{ label: sitePages.search.label }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>お部屋の探し方をえらぶ</h1>
            <p className={parts.lead}>
              通う学校が決まっている方は、学校名からお探しいただくと、通学時間の短い順にご覧いただけます。
            </p>
          </div>
          <div className={`${parts.box} ${styles.school}`}>
            <SearchBox size="large" hasHint />
            <FromHere />
            <p className={styles.guide}>
              学校や街が決まっていない方へ
              <LinkButton to={paths.guidedSearch()} variant="secondary">
                5つの質問で探す
              </LinkButton>
            </p>
          </div>
          <RecentSearches />
          <section className={parts.part} aria-labelledby="hub-modes">
            <h2 id="hub-modes">探し方の一覧</h2>
            <HubModes />
          </section>
          <section className={`${parts.part} ${styles.anchor}`} id={anchors.area} aria-labelledby="hub-area">
            <h2 id="hub-area">{sitePages.searchByArea.label}</h2>
            <p className={parts.lead}>
              都道府県を選ぶと、市区町村ごとの件数と家賃をご覧いただけます。地域名からは、その地域の物件をまとめて探せます。
            </p>
            {regions ? (
              <>
                <RegionMap regions={regions} hrefOf={paths.area} regionHrefOf={paths.areaResultOfRegion} />
                <p>
                  <LinkButton to={paths.areaResult()} variant="plain">
                    全国の物件をすべて見る
                  </LinkButton>
                </p>
              </>
            ) : (
              <PartFailed name="都道府県" isMain />
            )}
          </section>
          <section className={parts.part} aria-labelledby="hub-station">
            <h2 id="hub-station">駅名から探す</h2>
            <StationNameForm />
          </section>
          <section className={parts.part} aria-labelledby="hub-kana">
            <h2 id="hub-kana">学校名の五十音から探す</h2>
            <KanaIndex />
          </section>
        </div>
      </Container>
    </>
  );
}
