import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Container, PartFailed, RichText, SampleNote } from '@gakumado/shared/ui';
import { CampusList } from '../../parts/campus-list.tsx';
import { EntryModes } from '../../parts/entry-modes.tsx';
import { PrefectureList } from '../../parts/prefecture-list.tsx';
import { CampaignBanners } from './campaign-banners.tsx';
import { FirstSteps } from './first-steps.tsx';
import { GuidedEntry } from './guided-entry.tsx';
import { Hero } from './hero.tsx';
import { HomeHead } from './home-head.tsx';
import { HomeSection } from './home-section.tsx';
import { homeFilters } from './home-filters.ts';
import { ImportantInfos } from './important-infos.tsx';
import { loadHome } from './load-home.ts';
import { NewEstates } from './new-estates.tsx';
import { NewTopics } from '../../parts/new-topics.tsx';
import { Reasons } from './reasons.tsx';
import { SideBanners } from './side-banners.tsx';
import { FilterLinks } from './filter-links.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadHome(request.signal);

export function Component() {
  const home = useLoaderData<typeof loader>();
  const { regions, campuses, estates, estateCount, facets, topics, infos, banners, sideBanners } = home;
  const { campaignHtml } = home;
  return (
    <>
      <HomeHead />
      <Hero estateCount={estateCount} />
      <ImportantInfos infos={infos} />
      <HomeSection title="ほかの方法で探す">
        <EntryModes />
        <GuidedEntry />
      </HomeSection>
      {(banners.length > 0 || campaignHtml !== '') && (
        <HomeSection
          title="キャンペーンとご案内"
          tone="raised"
          more={{ to: paths.event(), label: 'イベント一覧' }}
        >
          {banners.length > 0 && <CampaignBanners banners={banners} />}
          <RichText html={campaignHtml} look="plain" />
        </HomeSection>
      )}
      {campuses.length > 0 && (
        <HomeSection title="物件の多いキャンパス" more={{ to: paths.schools(), label: '学校一覧' }}>
          <CampusList campuses={campuses} isShort />
        </HomeSection>
      )}
      {regions.length > 0 && (
        <HomeSection title="都道府県の学校から探す" tone="raised">
          <PrefectureList regions={regions} hrefOf={paths.schoolsInPrefecture} isFolded />
        </HomeSection>
      )}
      {homeFilters(facets?.condition).length > 0 && (
        <HomeSection
          title="こだわりから探す"
          more={{ to: paths.searchCondition(), label: '条件を組み合わせる' }}
        >
          <FilterLinks facets={{ condition: facets?.condition ?? {} }} />
        </HomeSection>
      )}
      {(estateCount === null || estates.length > 0) && (
        <HomeSection title="新着の物件" tone="raised">
          {estateCount === null ? <PartFailed name="新着の物件" isMain /> : <NewEstates estates={estates} />}
        </HomeSection>
      )}
      <HomeSection title="ご家族にも安心の理由" more={{ to: paths.support(), label: 'サポートを見る' }}>
        <Reasons />
      </HomeSection>
      <HomeSection title="はじめてのお部屋探し" tone="raised" more={sitePages.guide}>
        <FirstSteps />
      </HomeSection>
      {(topics.length > 0 || sideBanners.length > 0) && (
        <HomeSection title="暮らしのトピックス" more={{ to: paths.topics(), label: 'トピックス一覧' }}>
          {topics.length > 0 && <NewTopics topics={topics} isShort />}
          {sideBanners.length > 0 && <SideBanners banners={sideBanners} />}
        </HomeSection>
      )}
      {estates.some((estate) => estate.is_sample) && (
        <Container>
          <SampleNote />
        </Container>
      )}
    </>
  );
}
