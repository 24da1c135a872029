import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { throwNotFound } from '@gakumado/shared/routing';
import { Breadcrumbs, Container, PageHead, ShareButton } from '@gakumado/shared/ui';
import { isAreaSlug } from '@gakumado/shared/vocabulary';
import { NextStep } from '../../components/article/next-step.tsx';
import { TopicArticle } from '../../components/article/topic-article.tsx';
import { loadTopic } from './load-topic.ts';
import { PrefectureHomes } from './prefecture-homes.tsx';
import { RelatedTopics } from './related-topics.tsx';
import { TopicJsonLd } from './topic-json-ld.tsx';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { area, id = '' } = params;
  return isAreaSlug(area) ? loadTopic(area, id, request.signal) : throwNotFound();
}

export function Component() {
  const { topic, area, areaName, homes, alike, related, placeNames } = useLoaderData<typeof loader>();
  const placeName = placeNames[topic.pref_cd];
  return (
    <Container>
      <PageHead
        title={topic.title}
        description={topic.summary ?? topic.title}
        path={paths.topic(area, topic.id)}
        imagePath={topic.eyecatch?.url}
      />
      <TopicJsonLd topic={topic} path={paths.topic(area, topic.id)} />
      <Breadcrumbs
        items={[sitePages.topics, { label: areaName, to: paths.topicsInArea(area) }, { label: topic.title }]}
      />
      <TopicArticle topic={topic} placeName={placeName}>
        <ShareButton what="記事" title={topic.title} path={paths.topic(area, topic.id)} />
      </TopicArticle>
      <NextStep
        title={placeName ? `${placeName}でお部屋を探す` : 'お部屋を探す'}
        text="通う学校を選ぶと、近くのお部屋が通学時間の短い順に並びます。"
        label="学校から探す"
        to={placeName ? paths.schoolsInPrefecture(topic.pref_cd) : paths.schools()}
      />
      <PrefectureHomes prefId={topic.pref_cd} homes={homes} />
      <RelatedTopics {...{ area, areaName, alike, placeNames }} category={topic.category} topics={related} />
    </Container>
  );
}
