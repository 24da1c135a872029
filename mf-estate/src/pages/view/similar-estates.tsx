import {
  Badge,
  EstateCard,
  ListOriginContext,
  ROW_PICTURE_SIZES,
  ScrollRow,
  useListBehind,
  withDifferentCovers,
} from '@gakumado/shared/ui';
import type { ListOrigin } from '@gakumado/shared/ui';
import type { RecommendedEstate } from '@gakumado/shared/contract';
import { Section } from '../../components/section/section.tsx';
import styles from './similar-estates.module.css';

interface SimilarEstatesProps {
  /** Null when they could not be loaded: an extra, without which the page is whole. */
  estates: readonly RecommendedEstate[] | null;
  /** The schools and places of the visitor. */
  targets: Omit<ListOrigin, 'path'>;
}

export function SimilarEstates({ estates, targets }: SimilarEstatesProps) {
  const path = useListBehind()?.split('#', 1)[0];
  if (!estates || estates.length === 0) return null;
  return (
    <Section id="similar" title="条件の近い物件" isScreenOnly>
      <ListOriginContext value={{ ...targets, path }}>
        <ScrollRow className={styles.estates}>
          {withDifferentCovers(estates).map((estate) => (
            <li key={estate.estate_id} className={styles.estate}>
              <EstateCard
                estate={estate}
                pictureSizes={ROW_PICTURE_SIZES}
                actions={<Badge tone="primary">{estate.reason_text}</Badge>}
              />
            </li>
          ))}
        </ScrollRow>
      </ListOriginContext>
    </Section>
  );
}
