import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCampuses, listEstates, listPrefectures, listTopics } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { Container, SampleNote } from '@gakumado/shared/ui';
import { CampusList } from '../../components/campus-list.tsx';
import { EntryModes } from '../../components/entry-modes.tsx';
import { PrefectureList } from '../../components/prefecture-list.tsx';
import { groupByRegion } from '../../components/regions.ts';
import { FirstSteps } from './first-steps.tsx';
import { Hero } from './hero.tsx';
import { HomeHead } from './home-head.tsx';
import { HomeSection } from './home-section.tsx';
import { NewEstates } from './new-estates.tsx';
import { NewTopics } from './new-topics.tsx';
import { Reasons } from './reasons.tsx';

/** How many of each the page shows. */
const COUNT = { campuses: 10, estates: 10, topics: 5 };

/** A part that could not be loaded is left out; the rest of the page stands. */
const orNull = <T,>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [prefectures, campuses, estates, topics] = await Promise.all([
    orNull(listPrefectures({}, signal)),
    // Without a keyword the campuses with the most estates come first.
    orNull(listCampuses({ school_type: '大学', limit: COUNT.campuses }, signal)),
    orNull(listEstates({ sort: 'new_desc', limit: COUNT.estates }, signal)),
    listTopics({ limit: COUNT.topics }, signal),
  ]);
  return {
    regions: prefectures && groupByRegion(prefectures),
    campuses: campuses?.result ?? null,
    estates: estates?.result ?? null,
    estateCount: estates?.total_count ?? null,
    topics: topics.contents,
  };
}

export function Component() {
  const { regions, campuses, estates, estateCount, topics } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHead />
      <Hero estateCount={estateCount} />
      <HomeSection title="ほかの方法で探す">
        <EntryModes />
      </HomeSection>
      {campuses && campuses.length > 0 && (
        <HomeSection
          title="物件の多いキャンパス"
          tone="raised"
          more={{ to: paths.schools(), label: '学校の一覧を見る' }}
        >
          <CampusList campuses={campuses} />
        </HomeSection>
      )}
      {regions && (
        <HomeSection title="都道府県の学校から探す">
          <PrefectureList regions={regions} hrefOf={paths.schoolsInPrefecture} />
        </HomeSection>
      )}
      {estates && estates.length > 0 && (
        <HomeSection title="新着の物件" tone="raised">
          <NewEstates estates={estates} />
        </HomeSection>
      )}
      <HomeSection title="はじめてのお部屋さがし" more={{ to: paths.guide(), label: 'はじめての方へ' }}>
        <FirstSteps />
      </HomeSection>
      <HomeSection
        title="ご家族にも安心の理由"
        tone="raised"
        more={{ to: paths.support(), label: 'サポートを見る' }}
      >
        <Reasons />
      </HomeSection>
      {topics.length > 0 && (
        <HomeSection title="トピックス" more={{ to: paths.topics(), label: 'トピックス一覧' }}>
          <NewTopics topics={topics} />
        </HomeSection>
      )}
      <Container>
        <SampleNote />
      </Container>
    </>
  );
}
