import { useState } from 'react';
import type { FormEvent } from 'react';
import { readYen } from '@gakumado/shared/search-fields';
import { formatRent } from '@gakumado/shared/ui';
import { MONTHLY_COST } from '@gakumado/shared/vocabulary';
import { costBars, costScale, STEP_YEN } from './cost-histogram.ts';
import type { CostBounds, CostScale } from './cost-histogram.ts';
import type { Facets } from './facets.ts';
import { costError } from '../rent.ts';
import type { Search } from '../search.ts';
import { YenRange } from './yen-range.tsx';
import styles from './budget-field.module.css';

interface BudgetFieldProps {
  search: Search;
  facets: Facets;
}

const fields = { from: 'cost_from', to: 'cost_to' } as const;
type End = keyof typeof fields;

/** 9万円まで, 5万円以上, 5万円から9万円まで, 指定なし */
function boundsText({ from, to }: CostBounds): string {
  if (from === undefined) return to === undefined ? '指定なし' : `${formatRent(to)}まで`;
  return to === undefined ? `${formatRent(from)}以上` : `${formatRent(from)}から${formatRent(to)}まで`;
}

/**
 * The budget: two thumbs over the distribution of homes, and the same two amounts in yen, which are what the form sends. The
 * thumbs need JavaScript; at its ends the scale has no limit. The scale stays as it is while the form is open.
 */
export function BudgetField({ search, facets }: BudgetFieldProps) {
  const [bounds, setBounds] = useState<CostBounds>({ from: search.cost_from, to: search.cost_to });
  const [scale] = useState(() => costScale(facets, bounds));

  /** The amounts follow the thumbs, before the form is read. */
  function handleMove({ currentTarget: group }: FormEvent<HTMLElement>, end: End, yen: number) {
    const moved = { ...bounds, [end]: boundAt(end, yen, scale, bounds) };
    for (const one of ['from', 'to'] as const) {
      const field = group.closest('form')?.elements.namedItem(fields[one]);
      if (field instanceof HTMLInputElement) {
        field.value = String(moved[one] ?? '');
        field.setCustomValidity('');
      }
    }
    setBounds(moved);
  }

  /** And the thumbs follow the amounts. */
  function handleAmounts({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === fields.from) setBounds({ ...bounds, from: readYen(target.value) });
    if (target.name === fields.to) setBounds({ ...bounds, to: readYen(target.value) });
  }

  return (
    <div className={styles.budget} onChange={handleAmounts}>
      <p className={styles.chosen}>{boundsText(bounds)}</p>
      <div className={styles.slider} role="group" aria-label={`${MONTHLY_COST}の範囲`}>
        <div className={styles.bars} aria-hidden>
          {costBars(facets, scale, bounds).map(({ yen, height, isIn }) => (
            <span
              key={yen}
              className={styles.bar}
              data-in={isIn ? '' : undefined}
              style={{ height: `${Math.round(height * 100)}%` }}
            />
          ))}
        </div>
        {(['from', 'to'] as const).map((end) => (
          <input
            key={end}
            type="range"
            className={styles.thumb}
            aria-label={end === 'from' ? '費用の下限' : '費用の上限'}
            aria-valuetext={bounds[end] === undefined ? '指定なし' : formatRent(bounds[end])}
            min={scale.min}
            max={scale.max}
            step={STEP_YEN}
            value={bounds[end] ?? (end === 'from' ? scale.min : scale.max)}
            onChange={(event) => handleMove(event, end, Number(event.currentTarget.value))}
          />
        ))}
      </div>
      <YenRange
        legend={`${MONTHLY_COST}を金額で指定する`}
        of="費用の"
        from="cost_from"
        to="cost_to"
        examples={['40000', '75000']}
        search={search}
        error={costError(search)}
      />
    </div>
  );
}

/** The bound at which a thumb stands: none at the end of the scale, and never beyond the other thumb. */
function boundAt(end: End, yen: number, scale: CostScale, { from, to }: CostBounds): number | undefined {
  if (end === 'from') {
    const lower = Math.min(yen, (to ?? scale.max) - STEP_YEN);
    return lower <= scale.min ? undefined : lower;
  }
  const upper = Math.max(yen, (from ?? scale.min) + STEP_YEN);
  return upper >= scale.max ? undefined : upper;
}
