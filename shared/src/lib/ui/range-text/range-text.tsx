import { Fragment } from 'react';
import { RANGE_MARK } from '../format/format-range.ts';
import styles from './range-text.module.css';

/** A range of amounts that breaks after its mark, and not between a number and its unit. */
export function RangeText({ text }: { text: string }) {
  return (
    <span className={styles.range}>
      {text.split(RANGE_MARK).map((end, index) => (
        <Fragment key={end}>
          {index > 0 && (
            <>
              {RANGE_MARK}
              <wbr />
            </>
          )}
          {end}
        </Fragment>
      ))}
    </span>
  );
}
