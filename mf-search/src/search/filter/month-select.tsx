import { useState } from 'react';
import { moveInMonths } from '@gakumado/shared/contract';
import { searchFields } from '@gakumado/shared/search-fields';
import { formatCount, formatMonth, SelectField } from '@gakumado/shared/ui';
import { countOf } from './facets.ts';
import type { Facets } from './facets.ts';

/**
 * By when a room is needed, with what each month would leave. Months that leave as many as the month before say nothing,
 * and those that leave none cannot be chosen: both are left out. A chosen month stays, even one that is past.
 */
export function MonthSelect({ chosen, facets }: { chosen: string | undefined; facets: Facets }) {
  const [months] = useState(() => moveInMonths());
  const counts = months.map((month) => countOf(facets, 'move_in_ym', month));
  const offered = months.filter(
    (month, index) =>
      month === chosen || counts[index] === undefined || counts[index] !== (counts[index - 1] ?? 0),
  );
  const all = chosen && !offered.includes(chosen) ? [chosen, ...offered] : offered;
  return (
    <SelectField label={searchFields.move_in_ym.label} name="move_in_ym" defaultValue={chosen ?? ''}>
      <option value="">指定なし</option>
      {all.map((month) => {
        const count = countOf(facets, 'move_in_ym', month);
        return (
          <option key={month} value={month}>
            {formatMonth(month)}までに入居できる
            {count !== undefined && `（${formatCount(count)}件）`}
          </option>
        );
      })}
    </SelectField>
  );
}
