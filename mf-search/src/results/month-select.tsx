import { useState } from 'react';
import { formatMonth, SelectField } from '@gakumado/shared/ui';

const MONTHS = 24;

/** `YYYY-MM` of this month and the 24 after it. */
function comingMonths(now: Date): string[] {
  return Array.from({ length: MONTHS + 1 }, (_, index) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + index, 1));
    return month.toISOString().slice(0, 7);
  });
}

/** By when a room is needed. A chosen month that is past is still shown, so that it can be changed. */
export function MonthSelect({ chosen }: { chosen: string | undefined }) {
  const [months] = useState(() => comingMonths(new Date()));
  const offered = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  return (
    <SelectField label="入居時期" name="move_in_ym" defaultValue={chosen ?? ''}>
      <option value="">指定なし</option>
      {offered.map((month) => (
        <option key={month} value={month}>
          {formatMonth(month)}までに入居できる
        </option>
      ))}
    </SelectField>
  );
}
