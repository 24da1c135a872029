import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findEvent, listEventRelatives, listShops, nullOnError } from '@gakumado/shared/api';
import type { ContentEvent } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { throwNotFound } from '@gakumado/shared/routing';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, Notice, PageHead, RichText, ShareButton } from '@gakumado/shared/ui';
import { isBareEvent } from '@gakumado/shared/vocabulary';
import { ArticleHeader } from '../../components/article/article-header.tsx';
import articleStyles from '../../components/article/article-header.module.css';
import { EventFacts } from '../../components/events/event-facts.tsx';
import { periodText, phaseOf } from '../../components/events/event-period.ts';
import { askByForm, askByVideo, formsOf } from '../../components/next-steps/form-links.ts';
import type { NextStep } from '../../components/next-steps/form-links.ts';
import { NextSteps } from '../../components/next-steps/next-steps.tsx';
import { EventJsonLd } from './event-json-ld.tsx';
import { EventPages } from './event-pages.tsx';
import { LINE_EVENT, LineAccounts } from './line-accounts.tsx';
import { WayHome } from './way-home.tsx';
import styles from './event-page.module.css';

/** One page for campaigns of every level: the address names the campaign, one part for each level. */
export async function loader({ request }: LoaderFunctionArgs) {
  const names = new URL(request.url).pathname.split('/').filter(Boolean).slice(1);
  const isLine = names.join('--') === LINE_EVENT;
  const [event, relatives, lineShops] = await Promise.all([
    findEvent(names, request.signal),
    listEventRelatives(names, request.signal),
    isLine ? nullOnError(listShops({}, request.signal)) : undefined,
  ]);
  if (!event) throwNotFound();
  return { event, relatives, lineShops, now: Date.now() };
}

export function Component() {
  const { event, relatives, lineShops, now } = useLoaderData<typeof loader>();
  const path = paths.campaign(event.id);
  const above = relatives.contents.filter(({ id }) => event.id.startsWith(`${id}--`));
  const below = relatives.contents.filter(({ id }) => id.startsWith(`${event.id}--`));
  const isOver = phaseOf(event, now) === 'over';
  const isBare = isBareEvent(path);
  return (
    <Container className={styles.page}>
      <PageHead
        title={event.title}
        description={event.description || event.title}
        path={path}
        imagePath={event.eyecatch?.url}
      />
      <EventJsonLd event={event} path={path} />
      {isBare && <WayHome />}
      <Breadcrumbs
        items={[
          sitePages.event,
          ...above.map(({ id, title }) => ({ label: title, to: paths.campaign(id) })),
          { label: event.title },
        ]}
      />
      <div className={styles.columns}>
        <article className={articleStyles.article}>
          <ArticleHeader
            title={event.title}
            kind={<EventFacts event={event} now={now} />}
            eyecatch={event.eyecatch}
            summary={event.description}
          />
          {isOver && <OverNotice event={event} />}
          <RichText html={event.body} />
          {lineShops !== undefined && !isOver && <LineAccounts shops={lineShops} />}
          <ShareButton what="ページ" title={event.title} path={path} />
        </article>
        <div className={styles.aside}>
          <EventPages {...{ above, below }} isFailed={relatives.isFailed} />
          <NextSteps steps={stepsOf(event, isOver)} />
        </div>
      </div>
      {isBare && <WayHome />}
    </Container>
  );
}

function OverNotice({ event }: { event: ContentEvent }) {
  return (
    <div className={styles.over}>
      <Notice title="この企画は終了しました">
        <p>期間は{periodText(event)}でした。内容は記録としてお読みいただけます。</p>
      </Notice>
    </div>
  );
}

/** The forms that the campaign leads to; one that is over asks for nothing any more. */
function stepsOf(event: ContentEvent, isOver: boolean): NextStep[] {
  if (isOver) return [{ label: '開催中の企画を見る', to: paths.event() }, askByForm];
  const forms = formsOf(event.body);
  return forms.length > 0 ? forms : [askByVideo, askByForm];
}
