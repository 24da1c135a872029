import { useNavigate } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, LocateButton, PageHead } from '@gakumado/shared/ui';
import { ClosedInvitation } from '../../parts/closed-invitation.tsx';
import { DEFAULT_RADIUS } from '../../places/range-point.ts';
import { RegionMap } from '../../parts/region-map.tsx';
import { NextSteps } from '../../parts/next-steps.tsx';
import type { loadAsk } from './load-range.ts';
import { PrefecturePoints } from './prefecture-points.tsx';
import { RadiusLinks } from './radius-links.tsx';
import parts from '../../parts/page-parts.module.css';

const TITLE = '地図から探す';

/** Asks for the place: that of the device, or a prefecture and its stations and cities. */
export function AskPlace(asked: Awaited<ReturnType<typeof loadAsk>>) {
  const navigate = useNavigate();
  const { km, regions, prefecture, nearestOpen, cities, lines } = asked;
  return (
    <>
      <PageHead
        title={`${TITLE}｜学生マンション・学生会館`}
        description="現在地や駅、市区町村の中心から半径を選んで、学生マンション・学生会館・学生寮を地図と一覧でお探しいただけます。"
        // One page for all radii.
        path={paths.range(DEFAULT_RADIUS)}
        noindex={prefecture !== null}
      />
      <Container>
        <Breadcrumbs items={[sitePages.search, { label: TITLE }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>{prefecture ? `${TITLE}（${prefecture.name_kana}）` : TITLE}</h1>
            <p className={parts.lead}>
              中心にする場所と半径を選ぶと、その中の物件を地図と一覧でご覧いただけます。場所はあとから地図の上で動かせます。
            </p>
          </div>
          <RadiusLinks
            current={km}
            hrefOf={(other) =>
              prefecture ? paths.rangeInPrefecture(other, prefecture.prefecture_id) : paths.range(other)
            }
          />
          <div className={parts.box}>
            <LocateButton
              variant="accent"
              size="large"
              label={`現在地から${km}km以内を探す`}
              onFound={(point) => void navigate(paths.range(km, point))}
              withoutScripts="都道府県を選ぶと、場所を指定して探せます。"
            />
          </div>
          {prefecture?.is_open && <PrefecturePoints {...{ prefecture, km, cities, lines }} />}
          {prefecture?.is_open === false && (
            <ClosedInvitation
              {...{ prefecture, nearestOpen }}
              hrefOf={(open) => paths.rangeInPrefecture(km, open.prefecture_id)}
            />
          )}
          <section className={parts.part} aria-labelledby="range-prefectures">
            <h2 id="range-prefectures">{prefecture ? 'ほかの都道府県から選ぶ' : '都道府県から選ぶ'}</h2>
            <RegionMap regions={regions} hrefOf={(prefId) => paths.rangeInPrefecture(km, prefId)} />
          </section>
          <NextSteps except="none" />
        </div>
      </Container>
    </>
  );
}
