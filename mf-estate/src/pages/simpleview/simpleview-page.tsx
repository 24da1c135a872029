import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { Breadcrumbs, Container, formatDate, LinkButton, Notice, PageHead } from '@gakumado/shared/ui';
import { paths } from '@gakumado/shared/paths';
import { ESTATE_CLOSED } from '@gakumado/shared/vocabulary';
import { useVisitSheet } from '../../components/booking/use-visit-sheet.ts';
import { Costs } from '../../components/costs/costs.tsx';
import { withStayCost } from '../../components/costs/with-stay-cost.ts';
import { ActionBar } from '../../components/heading/action-bar.tsx';
import { ClosedNotice } from '../../components/heading/closed-notice.tsx';
import { Description } from '../../components/heading/description.tsx';
import { EstateTop } from '../../components/heading/estate-top.tsx';
import { KeyFacts } from '../../components/heading/key-facts.tsx';
import { PassingOn } from '../../components/passing-on/passing-on.tsx';
import { previewOf } from '../../components/passing-on/preview-of.ts';
import { PanoramaPart } from '../../components/panorama/panorama.tsx';
import { Risks } from '../../components/risks/risks.tsx';
import { Roomtypes } from '../../components/rooms/roomtypes.tsx';
import { Surroundings } from '../../components/surroundings/surroundings.tsx';
import { ShopBlock } from '../../components/shop/shop-block.tsx';
import { looksOf } from '../../components/photos/other-views.ts';
import { VideoPart } from '../../components/video/video.tsx';
import { WaitingList } from '../../components/waiting-list/waiting-list.tsx';
import { useRecordView } from '../../components/use-record-view.ts';
import { loadSimpleview } from './load-simpleview.ts';
import { Refused } from './refused.tsx';
import styles from '../../components/estate-page.module.css';

export { shouldRevalidate } from '../../components/costs/cost-revalidation.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return loadSimpleview(params, request.signal);
}

/** The short page of a property behind a link that staff hand over (contract, 7.2). */
export function Component() {
  const view = useLoaderData<typeof loader>();
  return 'refusal' in view ? (
    <Refused message={view.refusal} />
  ) : (
    <Simpleview key={view.estate.estate_id} {...view} />
  );
}

type View = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { refusal: string }>;

function Simpleview({ around, roomtypes, costs, defaultMoveInDate, expires_on, ...view }: View) {
  const [query] = useSearchParams();
  const estate = withStayCost(view.estate, roomtypes, costs, query);
  useRecordView(estate.estate_id);
  // The link of the staff is what is passed on, and not the page that everybody finds.
  const { pathname } = useLocation();
  const isClosed = estate.status === ESTATE_CLOSED;
  // Staff who hand over the link agree on the time themselves: the form alone has all times.
  const visit = useVisitSheet(false);
  const looks = looksOf(estate, roomtypes);
  const shopName = estate.shop?.shop_name ?? '';
  return (
    <Container className={styles.page}>
      <PageHead
        title={`${estate.name}のご案内`}
        description={`${shopName}のスタッフがご案内する${estate.name}の写真、お部屋、費用をご覧いただけます。`}
        path={paths.estate(estate.estate_id)}
        {...previewOf(estate)}
        noindex
      />
      <Breadcrumbs items={[{ label: 'スタッフからのご案内' }]} />
      <Notice title={`${shopName}からのご案内です`}>
        <p>{`このページは${formatDate(expires_on)}までご覧いただけます。`}</p>
      </Notice>
      {isClosed && <ClosedNotice />}
      <EstateTop {...{ estate, roomtypes, looks, isClosed, visit }}>
        <Description catchCopy={estate.catch_copy} text={estate.description} isSample={estate.is_sample} />
        <KeyFacts {...{ estate, isClosed }} />
        <PassingOn {...{ estate, roomtypes, costs, around, defaultMoveInDate }} ways={[]} path={pathname} />
        <PanoramaPart panoramas={looks.panoramas} />
        <VideoPart videos={looks.videos} stillPath={estate.estate_image_path} />
        <Roomtypes {...{ roomtypes, estate, costs, isClosed }} equipment={null}>
          <WaitingList {...{ estate, roomtypes }} />
        </Roomtypes>
        <Costs {...{ roomtypes, costs, defaultMoveInDate }} terms={estate.movein_terms} />
        <Surroundings estate={estate} around={around}>
          <Risks estate={estate} risks={around && around.risks} />
        </Surroundings>
        <ShopBlock estate={estate} isClosed={isClosed} />
        <p>
          <LinkButton to={paths.estate(estate.estate_id)} variant="secondary">
            設備や交通も見る
          </LinkButton>
        </p>
      </EstateTop>
      <ActionBar {...{ estate, isClosed, visit }} days={[]} />
    </Container>
  );
}
