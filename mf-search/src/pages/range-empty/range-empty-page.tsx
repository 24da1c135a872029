import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listEstates, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { ORDER_ACTION, sitePages } from '@gakumado/shared/site-pages';
import { throwNotFound } from '@gakumado/shared/routing';
import {
  Breadcrumbs,
  Container,
  distanceText,
  EmptyState,
  formatCount,
  LinkButton,
  PageHead,
} from '@gakumado/shared/ui';
import { radiusChoicesKm } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { DEFAULT_RADIUS, readRange } from '../../places/range-point.ts';
import type { Radius } from '../../places/range-point.ts';
import { NextSteps } from '../../parts/next-steps.tsx';
import { NearestEstates } from './nearest-estates.tsx';
import parts from '../../parts/page-parts.module.css';

const NEAREST_COUNT = 6;

export async function loader({ request: { signal }, params }: LoaderFunctionArgs) {
  const range = readRange(params);
  if (!range) throwNotFound();
  const { point, km } = range;
  if (!point) return { point, km, wider: [], nearest: [] };
  const [found, nearest] = await Promise.all([
    countFrom(point, km ?? 0, signal),
    nullOnError(listEstates({ ...point, sort: 'distance_asc', limit: NEAREST_COUNT }, signal)),
  ]);
  // An address that was kept may be of a time when there was nothing yet.
  if (km !== undefined && found[0]?.km === km) return redirect(paths.range(km, point));
  return { point, km, wider: found, nearest: nearest?.result ?? null };
}

/** The radii from this one on that find estates, with their numbers. */
async function countFrom(point: Point, km: number, signal: AbortSignal) {
  const counts = await Promise.all(
    radiusChoicesKm
      .filter((radius) => radius >= km)
      .map(async (radius) => {
        const answer = await nullOnError(listEstates({ ...point, dis: radius, count_only: true }, signal));
        return { km: radius, count: answer?.total_count ?? 0 };
      }),
  );
  return counts.filter(({ count }) => count > 0);
}

/** Says that a range is empty, and shows its surroundings. */
export function Component() {
  const { point, km, wider, nearest } = useLoaderData<typeof loader>();
  const nearestM = nearest?.[0]?.distance_m;
  const title = km
    ? `半径${km}kmの範囲に物件が見つかりませんでした`
    : '選んだ範囲に物件が見つかりませんでした';
  return (
    <>
      <PageHead
        title={title}
        description="選んだ範囲に物件がないときに、近くの物件とほかの探し方をご案内します。"
        path={paths.rangeEmpty(km ?? DEFAULT_RADIUS, point)}
        noindex
      />
      <Container>
        <Breadcrumbs
          items={[
            sitePages.search,
            { label: '地図から探す', to: paths.range(km ?? DEFAULT_RADIUS) },
            { label: '物件が見つからないとき' },
          ]}
        />
        <div className={parts.page}>
          <h1>{title}</h1>
          <EmptyState
            title={adviceOf(wider.length > 0, nearest?.length ?? 0)}
            actions={<Widen {...{ point, km, wider }} />}
          >
            {nearestM !== undefined && (
              <p>いちばん近い物件は、検索の中心から約{distanceText(nearestM)}の場所にあります。</p>
            )}
            <p>
              {wider.length > 0
                ? widerText(wider)
                : '別の場所を中心にして探すこともできます。お部屋探しをご依頼いただくと、店舗がご希望に合うお部屋をお探しします。'}
            </p>
          </EmptyState>
          <NearestEstates estates={nearest} />
          <NextSteps except="none" />
        </div>
      </Container>
    </>
  );
}

/** Names only what can be done from here. */
function adviceOf(canBeWider: boolean, nearestCount: number): string {
  if (canBeWider) return '範囲を広げると見つかります';
  return nearestCount > 0 ? 'いちばん近い物件をご覧ください' : 'お部屋探しをご依頼いただけます';
}

const widerText = ([nearest]: { km: Radius; count: number }[]) =>
  nearest ? `半径${nearest.km}kmに広げると、${formatCount(nearest.count)}件の物件があります。` : '';

interface WidenProps {
  point?: Point;
  km?: Radius;
  wider: { km: Radius; count: number }[];
}

function Widen({ point, km, wider }: WidenProps) {
  return (
    <>
      {wider.map(({ km: next, count }, index) => (
        <LinkButton key={next} to={paths.range(next, point)} variant={index === 0 ? 'accent' : 'secondary'}>
          半径{next}kmに広げる（{formatCount(count)}件）
        </LinkButton>
      ))}
      {wider.length === 0 && <LinkButton to={paths.roomOrder()}>{ORDER_ACTION}</LinkButton>}
      <LinkButton to={paths.range(km ?? DEFAULT_RADIUS)} variant="plain">
        別の場所から探す
      </LinkButton>
    </>
  );
}
