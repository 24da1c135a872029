import type { QuietFacts } from '@gakumado/shared/contract';
import { distanceText, FactsList } from '@gakumado/shared/ui';
import { labelOf, MAIN_ROAD_REACH_M, mainRoadKinds, QUIET_NOTE } from '@gakumado/shared/vocabulary';
import styles from './streets.module.css';

const NONE_NEAR = `${MAIN_ROAD_REACH_M}m以内のデータにありません`;

/** 目白通り（主要な都道府県道）まで約120m. */
function roadText(road: QuietFacts['road']): string {
  if (!road) return NONE_NEAR;
  const kind = labelOf(mainRoadKinds, road.kind) ?? '';
  return `${road.name ? `${road.name}（${kind}）` : kind}まで約${distanceText(road.distance_m)}`;
}

const railwayText = ({ name, distance_m }: NonNullable<QuietFacts['railway']>) =>
  `${name}まで約${distanceText(distance_m)}`;

/** 国道まで約34m／線路 300m以内のデータにありません. Both distances in one line. */
export const quietGist = ({ road, railway }: QuietFacts): string =>
  [
    road ? roadText(road) : `幹線道路 ${NONE_NEAR}`,
    railway ? railwayText(railway) : `線路 ${NONE_NEAR}`,
  ].join('／');

/** How far the next main road and railway are; null where the streets around are not known. */
export function Quiet({ quiet }: { quiet: QuietFacts | null }) {
  if (!quiet) return <p>この物件のまわりは、道のデータがありません。</p>;
  const { road, railway } = quiet;
  return (
    <>
      <FactsList
        facts={[
          ['最も近い幹線道路', roadText(road)],
          ['最も近い線路', railway ? railwayText(railway) : NONE_NEAR],
        ]}
      />
      <p className={styles.hint}>{QUIET_NOTE}</p>
    </>
  );
}
