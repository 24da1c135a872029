import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findTopic, listAreas, listTopics } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { throwNotFound } from '@gakumado/shared/routing';
import { Breadcrumbs, Container, PageHead, ShareButton } from '@gakumado/shared/ui';
import { areaSlugOf, isAreaSlug } from '@gakumado/shared/vocabulary';
import { TopicArticle } from '../../components/article/topic-article.tsx';
import { loadPlaceNames } from '../../components/topic-list/place-names.ts';
import { RelatedTopics } from './related-topics.tsx';
import { TopicJsonLd } from './topic-json-ld.tsx';

const RELATED_TOPICS = 3;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { area, id = '' } = params;
  if (!isAreaSlug(area)) throwNotFound();
  const [topic, related, areas, placeNames] = await Promise.all([
    findTopic(id, request.signal),
    listTopics({ areaSlug: area, exceptId: id, limit: RELATED_TOPICS }, request.signal),
    listAreas(request.signal),
    loadPlaceNames(request.signal),
  ]);
  // One address per topic: under another region it does not exist.
  if (!topic || areaSlugOf(topic.pref_cd) !== area) throwNotFound();
  const areaName = areas.contents.find(({ name_other }) => name_other === area)?.name ?? '同じ地域';
  return { topic, area, areaName, related: related.contents, placeNames };
}

export function Component() {
  const { topic, area, areaName, related, placeNames } = useLoaderData<typeof loader>();
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
      <TopicArticle topic={topic} placeName={placeNames[topic.pref_cd]}>
        <ShareButton what="記事" title={topic.title} path={paths.topic(area, topic.id)} />
      </TopicArticle>
      <RelatedTopics area={area} areaName={areaName} topics={related} placeNames={placeNames} />
    </Container>
  );
}
