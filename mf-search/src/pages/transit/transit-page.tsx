import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listPrefectures } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import { RegionMap } from '../../parts/region-map.tsx';
import { groupByRegion } from '../../places/regions.ts';
import { StationNameForm } from '../../parts/station-name-form.tsx';
import { NextSteps } from '../../parts/next-steps.tsx';
import parts from '../../parts/page-parts.module.css';

const TITLE = sitePages.transit.label;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { regions: groupByRegion(await listPrefectures({}, signal)) };
}

/** The way to lines and stations: by name, or by prefecture. */
export function Component() {
  const { regions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={`${TITLE}｜学生マンション・学生会館`}
        description="通学に使う路線や駅から、学生マンション・学生会館・学生寮をお探しいただけます。都道府県を選ぶか、駅名を入力してください。"
        path={paths.transit()}
      />
      <Container>
        <Breadcrumbs items={[sitePages.search, { label: TITLE }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>{TITLE}</h1>
            <p className={parts.lead}>
              通学に便利な路線や駅の近くの物件をご覧いただけます。駅は100駅までまとめて選べます。
            </p>
          </div>
          <div className={parts.box}>
            <StationNameForm />
          </div>
          <section className={parts.part} aria-labelledby="transit-prefectures">
            <h2 id="transit-prefectures">都道府県から選ぶ</h2>
            <RegionMap regions={regions} hrefOf={paths.transitInPrefecture} />
          </section>
          <NextSteps except="transit" />
        </div>
      </Container>
    </>
  );
}
