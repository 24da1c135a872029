import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listEvents } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, EmptyState, LinkButton, PageHead, PartFailed } from '@gakumado/shared/ui';
import { EventList } from '../../components/events/event-list.tsx';
import { phaseOf } from '../../components/events/event-period.ts';
import styles from './events-page.module.css';

export async function loader({ request }: LoaderFunctionArgs) {
  return { events: await listEvents({ isTop: true }, request.signal), now: Date.now() };
}

export function Component() {
  const { events, now } = useLoaderData<typeof loader>();
  const isOver = (event: (typeof events.contents)[number]) => phaseOf(event, now) === 'over';
  const past = events.contents.filter(isOver).toSorted((a, b) => b.ends_at!.localeCompare(a.ends_at!));
  const current = events.contents.filter((event) => !isOver(event));
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.event.label}
        description="時期を決めて行う相談会や説明会と、来店せずにお部屋を探す方法などのご案内です。終了した企画の記録もお読みいただけます。"
        path={paths.event()}
      />
      <Breadcrumbs items={[{ label: sitePages.event.label }]} />
      <div className={styles.head}>
        <h1>{sitePages.event.label}</h1>
        <p>
          時期を決めて行う相談会や説明会、来店せずにお部屋を探す方法などをご案内します。ご相談に費用はかかりません。
        </p>
      </div>
      {events.isFailed && <PartFailed name={sitePages.event.label} isMain />}
      {!events.isFailed && (
        <section className={styles.part} aria-labelledby="current-events">
          <h2 id="current-events">開催中の企画とご案内</h2>
          {current.length > 0 ? <EventList events={current} now={now} isFirstInView /> : <NothingNow />}
        </section>
      )}
      {past.length > 0 && (
        <section className={styles.part} aria-labelledby="past-events">
          <h2 id="past-events">終了した企画</h2>
          <EventList events={past} now={now} />
        </section>
      )}
    </Container>
  );
}

function NothingNow() {
  return (
    <EmptyState
      title="開催中の企画はありません"
      actions={
        <LinkButton to={sitePages.topics.to} variant="secondary">
          {sitePages.topics.label}を読む
        </LinkButton>
      }
    />
  );
}
