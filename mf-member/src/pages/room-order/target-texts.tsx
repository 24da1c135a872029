import { examTypes } from '@gakumado/shared/forms';
import { formatDate } from '@gakumado/shared/ui';
import { fieldLabels, findPrefectureName, labelOf } from '@gakumado/shared/vocabulary';
import type { FormValues } from '../../step-form/form-field.ts';
import { CampusNames } from '../../step-form/items/campus-names.tsx';
import { useCities } from './target-cities.ts';
import { rowsOf } from './target-values.ts';
import type { TargetValues } from './target-values.ts';

/** The schools and areas on 確認, the first choice first. */
export function TargetTexts({ values }: { values: FormValues }) {
  const rows = rowsOf(values).toSorted((one, other) => Number(one.rank) - Number(other.rank));
  return (
    <ol>
      {rows.map((row) => (
        <li key={row.rank}>
          <strong>第{row.rank}志望</strong> <Place row={row} />
          <br />
          {[
            labelOf(examTypes, Number(row.exam_type)),
            row.result_date && `${fieldLabels.result_date} ${formatDate(row.result_date)}`,
          ]
            .filter(Boolean)
            .join('／')}
        </li>
      ))}
    </ol>
  );
}

function Place({ row }: { row: TargetValues }) {
  if (row.campus_id) return <CampusNames ids={[Number(row.campus_id)]} />;
  if (row.school_name_free) return row.school_name_free;
  return <AreaName prefId={Number(row.pref_id)} cityId={Number(row.city_id)} />;
}

function AreaName({ prefId, cityId }: { prefId: number; cityId: number }) {
  const city = useCities(prefId)?.find(({ city_id }) => city_id === cityId);
  return (findPrefectureName(prefId)?.name ?? '') + (city?.city_name ?? '');
}
