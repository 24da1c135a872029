import type { Estate } from '@gakumado/shared/contract';
import { EstateCard, PartFailed, ROW_PICTURE_SIZES, SampleNote } from '@gakumado/shared/ui';
import parts from '../../parts/page-parts.module.css';
import styles from './nearest-estates.module.css';

/** The estates next to the searched point; null when they could not be loaded. */
export function NearestEstates({ estates }: { estates: readonly Estate[] | null }) {
  if (estates?.length === 0) return null;
  return (
    <section className={parts.part} aria-labelledby="nearest-estates">
      <h2 id="nearest-estates">いちばん近い物件</h2>
      {estates === null ? (
        <PartFailed name="近くの物件" isMain />
      ) : (
        <>
          <ol className={styles.list}>
            {estates.map((estate) => (
              <li key={estate.estate_id}>
                <EstateCard estate={estate} pictureSizes={ROW_PICTURE_SIZES} />
              </li>
            ))}
          </ol>
          {estates.some((estate) => estate.is_sample) && <SampleNote />}
        </>
      )}
    </section>
  );
}
