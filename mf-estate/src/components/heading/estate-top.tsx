import type { EstateDetail } from '@gakumado/shared/contract';
import { Gallery } from '../photos/gallery.tsx';
import { Description } from './description.tsx';
import styles from './estate-top.module.css';
import { KeyFacts } from './key-facts.tsx';

/** What is seen first of a property: photographs, the key facts beside them, and the shop's words. */
export function EstateTop({ estate, isClosed }: { estate: EstateDetail; isClosed: boolean }) {
  return (
    <div className={styles.top}>
      <Gallery images={estate.images} name={estate.name} isSample={estate.is_sample} />
      <KeyFacts estate={estate} isClosed={isClosed} />
      <Description text={estate.description} isSample={estate.is_sample} />
    </div>
  );
}
