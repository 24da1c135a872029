import type { EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { Gallery } from '../photos/gallery.tsx';
import type { Looks } from '../photos/other-views.ts';
import type { ComparisonTexts } from '../costs/cost-comparison.ts';
import { Description } from './description.tsx';
import styles from './estate-top.module.css';
import { KeyFacts } from './key-facts.tsx';

interface EstateTopProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  roomtypes: readonly Roomtype[] | null;
  looks: Looks;
  isClosed: boolean;
  /** How many keep it as a favourite; null where that is not told. */
  favoriteCount?: number | null;
  /** The cost beside that of homes like it; null where nothing is compared. */
  costComparison?: ComparisonTexts | null;
}

/** The first screen of a property: photographs, the key facts beside them, and the shop's words. */
export function EstateTop({
  estate,
  roomtypes,
  looks,
  isClosed,
  favoriteCount = null,
  costComparison = null,
}: EstateTopProps) {
  return (
    <div className={styles.top}>
      <Gallery {...{ estate, roomtypes, looks }} />
      <KeyFacts {...{ estate, isClosed, favoriteCount, costComparison }} />
      <Description text={estate.description} isSample={estate.is_sample} />
    </div>
  );
}
