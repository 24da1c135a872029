import { Fragment } from 'react';
import { RANGE_MARK } from '@gakumado/shared/ui';

/** A range that may break after its mark: the class of its element keeps the ends whole (`word-break: keep-all`). */
export function RangeText({ text }: { text: string }) {
  return text.split(RANGE_MARK).map((end, index) => (
    <Fragment key={end}>
      {index > 0 && (
        <>
          {RANGE_MARK}
          <wbr />
        </>
      )}
      {end}
    </Fragment>
  ));
}
