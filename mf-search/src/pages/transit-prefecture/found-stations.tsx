import { EmptyState, LinkButton } from '@gakumado/shared/ui';
import type { PickedIds } from '../../search/picked-ids.ts';
import { estatesByStationName } from '../../search/search-paths.ts';
import { findStations } from '../../places/station-lists.ts';
import type { CompanyLines } from '../../places/station-lists.ts';
import { StationBoxes } from './station-boxes.tsx';
import styles from './station-picker.module.css';

interface FoundStationsProps {
  prefId: number;
  companies: readonly CompanyLines[];
  word: string;
  picked: PickedIds;
}

/** Stations of the prefecture by a part of their name or reading. */
export function FoundStations({ prefId, companies, word, picked }: FoundStationsProps) {
  const found = findStations(companies, word);
  return (
    <section className={styles.found}>
      <h2 className={styles.companyName}>「{word}」を含む駅</h2>
      <p role="status">{found.length}駅が見つかりました。</p>
      {found.length > 0 ? (
        <StationBoxes prefId={prefId} stations={found} picked={picked} />
      ) : (
        <EmptyState
          title="この都道府県には当てはまる駅がありません"
          actions={
            <LinkButton to={estatesByStationName(word)} variant="secondary">
              全国の駅から探す
            </LinkButton>
          }
        >
          <p>駅名の一部や、ひらがなでもお試しください。</p>
        </EmptyState>
      )}
    </section>
  );
}
