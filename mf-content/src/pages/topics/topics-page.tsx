import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listAreas, listTopics } from '@gakumado/shared/api';
import type { ContentListing } from '@gakumado/shared/api';
import type { TopicCard } from '@gakumado/shared/contract';
import {
  Breadcrumbs,
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  Pagination,
  PastTheEnd,
  PartFailed,
} from '@gakumado/shared/ui';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { loadPlaceNames } from '../../components/topic-list/place-names.ts';
import { TopicList } from '../../components/topic-list/topic-list.tsx';
import { RegionNav } from './region-nav.tsx';
import { readTopicCondition, topicListPath } from './topic-condition.ts';
import styles from './topics-page.module.css';

const TOPICS_PER_PAGE = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const condition = readTopicCondition(new URL(request.url).searchParams);
  const [areas, topics, placeNames] = await Promise.all([
    listAreas(request.signal),
    listTopics({ ...condition, limit: TOPICS_PER_PAGE }, request.signal),
    loadPlaceNames(request.signal),
  ]);
  return { condition, areas, topics, placeNames };
}

export function Component() {
  const { condition, areas, topics, placeNames } = useLoaderData<typeof loader>();
  const region = areas.find(({ name_other }) => name_other === condition.areaSlug);
  const title = region ? `${region.name}の${sitePages.topics.label}` : sitePages.topics.label;
  const isPastTheEnd = condition.page > 1 && topics.totalCount > 0 && topics.contents.length === 0;
  const pageNote = condition.page > 1 ? `（${condition.page}ページ目）` : '';
  return (
    <Container>
      <PageHead
        title={title + pageNote}
        description={`${region?.name ?? '全国'}の学生の住まい選び、費用、通学、引っ越しに役立つ読みものです。${pageNote}`}
        path={topicListPath(condition)}
        noindex={isPastTheEnd}
      />
      <Breadcrumbs
        items={region ? [sitePages.topics, { label: region.name }] : [{ label: sitePages.topics.label }]}
      />
      <h1>{title}</h1>
      <p className={styles.lead}>
        街と通学、費用、引っ越し。はじめてのお部屋探しに役立つ読みものを、地域ごとにお届けします。
      </p>
      <RegionNav areas={areas} current={condition.areaSlug} />
      {isPastTheEnd ? (
        <PastTheEnd
          what="トピックス"
          total={topics.totalCount}
          firstPage={topicListPath({ ...condition, page: 1 })}
        />
      ) : (
        <>
          <TopicListing topics={topics} placeNames={placeNames} />
          <Pagination
            page={condition.page}
            total={topics.totalCount}
            limit={TOPICS_PER_PAGE}
            hrefOf={(page) => topicListPath({ ...condition, page })}
          />
        </>
      )}
    </Container>
  );
}

interface TopicListingProps {
  topics: ContentListing<TopicCard>;
  placeNames: Record<number, string>;
}

function TopicListing({ topics, placeNames }: TopicListingProps) {
  if (topics.isFailed) return <PartFailed name="トピックス" isMain />;
  if (topics.contents.length === 0) {
    return (
      <EmptyState
        title="トピックスはありません"
        actions={
          <LinkButton to={paths.topics()} variant="secondary">
            すべてのトピックスを見る
          </LinkButton>
        }
      />
    );
  }
  return <TopicList topics={topics.contents} placeNames={placeNames} isFirstInView />;
}
