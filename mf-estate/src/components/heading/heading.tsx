import { isEmptyText, TermText } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import { genderTypes, labelOf } from '@gakumado/shared/vocabulary';
import styles from './heading.module.css';

/** The mark of a home that is no real one; the sentence on the page says more. */
const SAMPLE = 'サンプル物件';

/** The kind of a home in one quiet line, and its name. */
export function Heading({ estate }: { estate: EstateDetail }) {
  const more = [
    estate.age_text,
    labelOf(genderTypes, estate.gender_type),
    estate.is_new && '新着',
    estate.is_sample && SAMPLE,
  ];
  return (
    <div className={styles.heading}>
      <p className={styles.kind}>
        <span>
          <TermText text={estate.building_type_name} />
        </span>
        {more
          .filter((text) => text !== false && !isEmptyText(text))
          .map((text) => (
            <span key={String(text)}>{text}</span>
          ))}
      </p>
      <h1 className={styles.name}>{estate.name}</h1>
    </div>
  );
}
