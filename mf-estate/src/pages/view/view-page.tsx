import { useContext } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import { paths } from '@gakumado/shared/paths';
import { ESTATE_CLOSED } from '@gakumado/shared/vocabulary';
import { SiteContext } from '@gakumado/shared/routing';
import { Access } from './access.tsx';
import { ActionBar } from '../../components/heading/action-bar.tsx';
import { BackToList } from '../../components/heading/back-to-list.tsx';
import { BuildingFacts } from './building-facts.tsx';
import { ChosenWays } from '../../components/way-to-school/chosen-ways.tsx';
import { MyWays } from '../../components/way-to-school/my-ways.tsx';
import { ClosedNotice } from '../../components/heading/closed-notice.tsx';
import { Costs } from '../../components/costs/costs.tsx';
import { withStayCost } from '../../components/costs/with-stay-cost.ts';
import { Equipment } from './equipment.tsx';
import { Description } from '../../components/heading/description.tsx';
import { EstateTop } from '../../components/heading/estate-top.tsx';
import { KeyFacts } from '../../components/heading/key-facts.tsx';
import { freeTimes } from '../../components/booking/free-times.ts';
import { useVisitSheet } from '../../components/booking/use-visit-sheet.ts';
import { VisitTimes } from '../../components/booking/visit-times.tsx';
import { estateJsonLd } from './json-ld.ts';
import { Living } from './living.tsx';
import { Gone } from './gone.tsx';
import { loadView } from './load-view.ts';
import { looksOf } from '../../components/photos/other-views.ts';
import { PageNav } from './page-nav.tsx';
import { PanoramaPart } from '../../components/panorama/panorama.tsx';
import { Risks } from '../../components/risks/risks.tsx';
import { Roomtypes } from '../../components/rooms/roomtypes.tsx';
import { ShopBlock } from '../../components/shop/shop-block.tsx';
import { SimilarEstates } from './similar-estates.tsx';
import { Streets } from '../../components/streets/streets.tsx';
import { Surroundings } from '../../components/surroundings/surroundings.tsx';
import { PassingOn } from '../../components/passing-on/passing-on.tsx';
import { previewOf } from '../../components/passing-on/preview-of.ts';
import { estateDescription, estateTitle } from '../../components/texts.ts';
import { VideoPart } from '../../components/video/video.tsx';
import { WaitingList } from '../../components/waiting-list/waiting-list.tsx';
import { useRecordView } from '../../components/use-record-view.ts';
import styles from '../../components/estate-page.module.css';

export { shouldRevalidate } from '../../components/costs/cost-revalidation.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return loadView(Number(params.id), request);
}

export function Component() {
  const view = useLoaderData<typeof loader>();
  if (view.isGone) return <Gone {...view} />;
  // Another property is another page: the choices made for the last one must not stay.
  return <View key={view.estate.estate_id} {...view} />;
}

function View(view: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { roomtypes, costs, facilities, equipment, defaultMoveInDate } = view;
  const [query] = useSearchParams();
  // The address without its query is the page's own: what others are told of it does not follow a visitor's list.
  const listed = view.estate;
  const estate = withStayCost({ ...listed, ...view.asked }, roomtypes, costs, query);
  useRecordView(estate.estate_id);
  const { origin } = useContext(SiteContext);
  const path = paths.estate(estate.estate_id);
  const looks = looksOf(estate, roomtypes);
  const isClosed = estate.status === ESTATE_CLOSED;
  const freeDays = freeTimes(view.shop?.days ?? []);
  const visit = useVisitSheet(freeDays.length > 0);
  const similar = <SimilarEstates estates={view.recommendations} targets={view.targets} />;
  return (
    <Container className={styles.page}>
      <PageHead
        title={estateTitle(listed)}
        description={estateDescription(listed)}
        path={path}
        {...previewOf(listed)}
        jsonLd={estateJsonLd(listed, origin, path)}
      />
      {isClosed && <ClosedNotice />}
      <EstateTop
        {...{ estate, roomtypes, looks, isClosed, visit }}
        back={<BackToList breadcrumbs={estate.breadcrumbs} />}
        ways={
          view.ways?.length === 0 ? <MyWays estateId={estate.estate_id} /> : <ChosenWays ways={view.ways} />
        }
      >
        {isClosed && similar}
        <Description catchCopy={estate.catch_copy} text={estate.description} isSample={estate.is_sample} />
        <KeyFacts
          {...{ estate, isClosed }}
          favoriteCount={view.favoriteCount}
          costComparison={view.costComparison}
        />
        <PassingOn
          {...{ estate, roomtypes, costs, defaultMoveInDate, path }}
          ways={view.ways}
          around={view.around}
        />
        <Breadcrumbs
          items={[
            ...estate.breadcrumbs
              .filter((crumb) => crumb.path !== paths.home() && crumb.path !== path)
              .map(({ name, path: to }) => ({ label: name, to })),
            { label: estate.name },
          ]}
        />
        <PageNav looks={looks} />
        <PanoramaPart panoramas={looks.panoramas} />
        <VideoPart videos={looks.videos} stillPath={estate.estate_image_path} />
        <Roomtypes {...{ roomtypes, estate, costs, isClosed }} equipment={equipment}>
          <WaitingList {...{ estate, roomtypes }} />
        </Roomtypes>
        <Costs {...{ roomtypes, costs, defaultMoveInDate }} terms={estate.movein_terms} />
        <Equipment {...{ estate, equipment, facilities, isClosed }} />
        <Access estate={estate} />
        <Surroundings estate={estate} around={view.around} ways={view.ways}>
          <Streets estate={estate} streets={view.streets} />
          <Risks estate={estate} risks={view.around && view.around.risks} />
        </Surroundings>
        <Living {...{ estate, roomtypes }}>
          <BuildingFacts estate={estate} />
        </Living>
        <ShopBlock {...{ estate, isClosed }} loaded={view.shop} />
      </EstateTop>
      {!isClosed && similar}
      <ActionBar {...{ estate, isClosed, visit }} days={freeDays} />
      <VisitTimes {...{ estate, visit }} days={freeDays} />
    </Container>
  );
}
