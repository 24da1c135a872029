import { Link } from 'react-router-dom';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { LinkButton } from '@gakumado/shared/ui';
import { lineResultPath } from '../../components/search-paths.ts';
import type { PortalLine } from './load-portal.ts';
import { Part } from './part.tsx';
import styles from './city-cards.module.css';

/** The lines along which there is most to choose from. */
export function CityLines({ prefecture, lines }: { prefecture: Prefecture; lines: readonly PortalLine[] }) {
  const { name_kana: name, prefecture_id: prefId } = prefecture;
  if (lines.length === 0) return null;
  return (
    <Part title={`${name}の沿線から探す`}>
      <ul className={styles.cards}>
        {lines.map(({ id, name: line, companyName, servedCount }) => (
          <li key={id}>
            <Link to={lineResultPath(prefId, id)} className={styles.card}>
              <span className={styles.texts}>
                <span className={styles.name}>{line}</span>
                <span className={styles.note}>
                  {companyName}・物件のある駅 {servedCount}駅
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={paths.transitInPrefecture(prefId)} variant="secondary">
          {name}の路線・駅をすべて見る
        </LinkButton>
      </p>
    </Part>
  );
}
