import type { EstateDetail, Risks as RiskFacts, Shelter } from '@gakumado/shared/contract';
import { groupBy } from '@gakumado/shared/group-by';
import { distanceText, FactsList, Fold, PartFailed, shortWalkText, walkText } from '@gakumado/shared/ui';
import {
  floodRanks,
  fullStationName,
  labelOf,
  RISKS_NOTE,
  RISKS_SOURCE,
  shelterHazards,
  WALK_NOTE,
} from '@gakumado/shared/vocabulary';
import { depthText } from './depth-text.ts';
import { hazardMapOf, MUNICIPAL_MAPS, municipalityOf } from './hazard-map.ts';
import styles from './risks.module.css';

interface RisksProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  risks: RiskFacts | null;
}

/** The dangers of a home's place as authorities report them, where to flee to, and the maps that say more. */
export function Risks({ estate, risks }: RisksProps) {
  const municipality = municipalityOf(estate);
  return (
    <Fold part="risks" title="もしものとき" gist={risks ? riskGist(risks) : ''} isOpen={!risks} isNamed>
      <div className={styles.risks}>
        <p className={styles.hint}>{RISKS_NOTE}</p>
        {risks ? <RiskList risks={risks} /> : <PartFailed name="災害の想定と避難場所" />}
        <h4>くわしい地図と出典</h4>
        <ul className={styles.links}>
          <li>
            <a href={hazardMapOf(estate)} target="_blank" rel="noopener">
              この場所の災害リスクを地図で見る（重ねるハザードマップ・新しいタブで開きます）
            </a>
          </li>
          <li>
            <a href={MUNICIPAL_MAPS} target="_blank" rel="noopener">
              {`${municipality}のハザードマップを探す（新しいタブで開きます）`}
            </a>
            <p className={styles.hint}>
              {`国土交通省のハザードマップポータルサイトの「わがまちハザードマップ」で、${municipality}を選んでください。`}
            </p>
          </li>
        </ul>
        {risks && <p className={styles.hint}>{RISKS_SOURCE}</p>}
      </div>
    </Fold>
  );
}

function RiskList({ risks }: { risks: RiskFacts }) {
  const { shelters } = risks;
  return (
    <>
      <FactsList facts={depthFacts(risks).map(([term, depth]) => [term, depth])} />
      {shelters.length > 0 ? (
        <>
          <h4>近くの避難場所・避難所</h4>
          <ul className={styles.shelters}>
            {shelters.map((shelter) => (
              <ShelterItem key={`${shelter.lat},${shelter.lon},${shelter.name}`} shelter={shelter} />
            ))}
          </ul>
          <p className={styles.hint}>
            {`災害ごとに最も近い指定緊急避難場所と、最も近い指定避難所です。${WALK_NOTE}`}
          </p>
        </>
      ) : (
        <p>近くの避難場所はデータにありません。市区町村が公表していない場合があります。</p>
      )}
    </>
  );
}

type DepthFact = readonly [term: string, depth: string, danger: string];

function depthFacts({ flood_rank, station }: RiskFacts): DepthFact[] {
  const flood = labelOf(floodRanks, flood_rank) ?? '';
  return [['洪水で想定される深さ', flood, '洪水'], ...(station ? stationFacts(station) : [])];
}

/** All depths in short, one that holds for several dangers once, and the nearest place to flee to. */
function riskGist(risks: RiskFacts): string {
  const byDepth = [...groupBy(depthFacts(risks), ([, depth]) => depth)];
  const [nearest, ...further] = risks.shelters;
  return [
    ...byDepth.map(([depth, facts]) =>
      byDepth.length === 1 ? depth : `${facts.map(([, , danger]) => danger).join('・')} ${depth}`,
    ),
    nearest && `${nearest.name} ${shortWalkText(nearest)}`,
    further.length > 0 && `避難先 ほか${further.length}か所`,
  ]
    .filter(Boolean)
    .join('／');
}

function stationFacts({
  station_name,
  distance_m,
  surge_depth,
  tsunami_depth,
}: NonNullable<RiskFacts['station']>): DepthFact[] {
  const at = `${fullStationName(station_name)}・${distanceText(distance_m)}`;
  return [
    [`高潮の深さ（${at}）`, depthText(surge_depth), '高潮'],
    [`津波の深さ（${at}）`, depthText(tsunami_depth), '津波'],
  ];
}

function ShelterItem({ shelter }: { shelter: Shelter }) {
  const { name, is_refuge, is_shelter, hazards } = shelter;
  const uses = [
    is_refuge && `緊急避難場所（${hazards.map((hazard) => labelOf(shelterHazards, hazard)).join('、')}）`,
    is_shelter && '避難所（避難生活を送る場所）',
  ];
  return (
    <li className={styles.shelter}>
      <span className={styles.name}>
        {name}
        <small>{uses.filter(Boolean).join('・')}</small>
      </span>
      <span className={styles.walk}>{walkText(shelter)}</span>
    </li>
  );
}
