import { Link } from 'react-router-dom';
import { Accordion, VisuallyHidden } from '@gakumado/shared/ui';
import type { PickedIds } from '../../search/picked-ids.ts';
import { lineResultPath } from '../../search/search-paths.ts';
import { servedStations } from '../../places/station-lists.ts';
import type { CompanyLines, LineRow } from '../../places/station-lists.ts';
import { PickAll } from '../../parts/pick-all.tsx';
import { StationBoxes } from './station-boxes.tsx';
import styles from './station-picker.module.css';

interface LineListProps {
  prefId: number;
  companies: readonly CompanyLines[];
  picked: PickedIds;
}

/** Lines under their companies, folded, each with its stations in the order of the line. */
export function LineList({ prefId, companies, picked }: LineListProps) {
  return companies.map(({ name, lines }) => (
    <section key={name} className={styles.company}>
      <h2 className={styles.companyName}>{name}</h2>
      <div className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} prefId={prefId} line={line} picked={picked} />
        ))}
      </div>
    </section>
  ));
}

function Line({ prefId, line, picked }: { prefId: number; line: LineRow; picked: PickedIds }) {
  const served = servedStations(line);
  const pickedCount = served.filter(({ id }) => picked.ids.has(id)).length;
  return (
    <Accordion
      title={
        <span className={styles.lineTitle}>
          <span role="heading" aria-level={3} className={styles.lineName}>
            {line.name}
          </span>
          <span className={styles.lineNote}>
            {pickedCount > 0 && <strong>{pickedCount}駅を選択中</strong>}
            {served.length > 0
              ? `${line.stations.length}駅のうち${served.length}駅に物件あり`
              : '掲載物件なし'}
          </span>
        </span>
      }
    >
      {served.length > 0 && (
        <div className={styles.lineTools}>
          <PickAll
            name="station_id"
            label={`${line.name}の駅をすべて選ぶ`}
            ids={served.map(({ id }) => id)}
            picked={picked}
            className={styles.all}
          />
          <Link to={lineResultPath(prefId, line.id)} className={styles.wholeLine}>
            <VisuallyHidden>{line.name}の</VisuallyHidden>
            沿線の物件をすべて見る
          </Link>
        </div>
      )}
      <StationBoxes prefId={prefId} stations={line.stations} picked={picked} />
    </Accordion>
  );
}
