import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { EXAM_DECIDED, examTypes } from '@gakumado/shared/forms';
import { Button, FieldSet } from '@gakumado/shared/ui';
import { fieldLabels, ORDER_TARGETS_MAX } from '@gakumado/shared/vocabulary';
import { SelectControl } from '../../step-form/items/choice-items.tsx';
import { TextControl } from '../../step-form/items/text-items.tsx';
import { useValues } from '../../step-form/use-item.ts';
import { TargetPlace } from './target-place.tsx';
import { rankPaths, rowPath, rowText } from './target-values.ts';
import styles from './room-order.module.css';

interface TargetRowProps {
  index: number;
  count: number;
  /** Moves it to another place, counted from 0. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

const ranks = Array.from({ length: ORDER_TARGETS_MAX }, (_, index) => ({
  value: index + 1,
  label: `第${index + 1}志望`,
}));

/** The id of a row, which takes the focus when a row beside it is gone. */
export const rowId = (index: number) => `${rowPath(index)}-row`;

/** The id of a button that moves a row. */
export const moveId = (index: number, way: 'up' | 'down') => `${rowPath(index)}-${way}`;

/** One school or area of the order, with what belongs to it. */
export function TargetRow({ index, count, onMove, onRemove }: TargetRowProps) {
  const at = rowPath(index);
  const isDecided = useValues((values) => Number(rowText(values, index, 'exam_type')) === EXAM_DECIDED);
  const row = `${index + 1}行目`;
  return (
    <FieldSet label={row}>
      <div id={rowId(index)} tabIndex={-1} className={styles.row}>
        {count > 1 && (
          <div className={styles.tools}>
            <Button
              id={moveId(index, 'up')}
              variant="secondary"
              size="small"
              aria-label={`${row}を上へ移動`}
              isDisabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              <ArrowUp size="1rem" aria-hidden />
              上へ
            </Button>
            <Button
              id={moveId(index, 'down')}
              variant="secondary"
              size="small"
              aria-label={`${row}を下へ移動`}
              isDisabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            >
              <ArrowDown size="1rem" aria-hidden />
              下へ
            </Button>
            <Button variant="plain" size="small" aria-label={`${row}を削除`} onClick={onRemove}>
              <Trash size="1rem" aria-hidden />
              削除
            </Button>
          </div>
        )}
        <TargetPlace index={index} />
        <div className={styles.pair}>
          <SelectControl need path={`${at}.rank`} label={fieldLabels.rank} choices={ranks} deps={rankPaths} />
          <SelectControl
            need
            path={`${at}.exam_type`}
            label={fieldLabels.exam_type}
            choices={examTypes}
            deps={[`${at}.result_date`]}
          />
        </div>
        {!isDecided && (
          <div className={styles.narrow}>
            <TextControl
              path={`${at}.result_date`}
              label={fieldLabels.result_date}
              need
              type="date"
              min={todayInJapan()}
            />
          </div>
        )}
      </div>
    </FieldSet>
  );
}
