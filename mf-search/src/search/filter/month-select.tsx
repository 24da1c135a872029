import { useState } from 'react';
import { moveInMonths } from '@gakumado/shared/contract';
import { searchFields } from '@gakumado/shared/search-fields';
import { formatCount, formatMonth, SelectField } from '@gakumado/shared/ui';
import { countOf } from './facets.ts';
import type { Facets } from './facets.ts';

/**
 * By when a room is needed, with what each month would leave. A chosen month that is past is still shown, so that it
 * can be changed.
 */
export function MonthSelect({ chosen, facets }: { chosen: string | undefined; facets: Facets }) {
  const [months] = useState(() => moveInMonths());
  const offered = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  return (
    <SelectField label={searchFields.move_in_ym.label} name="move_in_ym" defaultValue={chosen ?? ''}>
      <option value="">指定なし</option>
      {offered.map((month) => {
        const count = countOf(facets, 'move_in_ym', month);
        return (
          <option key={month} value={month} disabled={count === 0 && month !== chosen}>
            {formatMonth(month)}までに入居できる
            {count !== undefined && `（${formatCount(count)}件）`}
          </option>
        );
      })}
    </SelectField>
  );
}
