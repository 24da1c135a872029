import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findTopicDraft } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { throwNotFound } from '@gakumado/shared/routing';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, Notice, PageHead } from '@gakumado/shared/ui';
import { TopicArticle } from '../../components/article/topic-article.tsx';
import { loadPlaceNames } from '../../components/topic-list/place-names.ts';
import styles from './topic-preview-page.module.css';

/** A topic before it is published, for whoever has its key (decision 52). Both addresses of previews show it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const draftKey = searchParams.get('draftKey') ?? '';
  if (draftKey === '') throwNotFound();
  const [topic, placeNames] = await Promise.all([
    findTopicDraft(params['id'] ?? '', draftKey, request.signal),
    loadPlaceNames(request.signal),
  ]);
  if (!topic) throwNotFound();
  // The key stays in the address: nothing of the page repeats it.
  const isNewOpen = pathname === paths.newOpenPreview(topic.id);
  return { topic, placeNames, path: isNewOpen ? pathname : paths.topicPreview(topic.id) };
}

export function Component() {
  const { topic, placeNames, path } = useLoaderData<typeof loader>();
  const label = `プレビュー：${topic.title}`;
  return (
    <Container>
      <PageHead title={label} description={topic.summary ?? topic.title} path={path} noindex />
      <Breadcrumbs items={[sitePages.topics, { label }]} />
      <div className={styles.notice}>
        <Notice tone="warning" title="公開前の原稿のプレビューです" role="note">
          <p>
            内容は公開までに変わることがあります。このページのアドレスは、確認する方の間だけでお使いください。
          </p>
        </Notice>
      </div>
      <TopicArticle topic={topic} placeName={placeNames[topic.pref_cd]} />
    </Container>
  );
}
