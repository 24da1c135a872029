import { useId } from 'react';
import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { Checkbox, formatYen, monthsText, SchoolCombobox, SelectField } from '@gakumado/shared/ui';
import { campusLabel, COMPARE_CAMPUSES_MAX, STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { writeCompare } from './compare-address.ts';
import type { CompareAddress } from './compare-address.ts';
import styles from './compare-settings.module.css';

/** The part of the page that says how it compares. */
export const COMPARE_SETTINGS = 'settings';

const SCHOOLS_TITLE = '通学時間を比べる学校';

interface CompareSettingsProps {
  address: CompareAddress;
  /** The stay that the costs are of. */
  stayMonths: number;
  campuses: readonly (SchoolCampus | null)[];
  onChange: (change: Partial<CompareAddress>) => void;
}

/** How the homes are compared: which rows, for how long, to which schools. */
export function CompareSettings({ address, stayMonths, campuses, onChange }: CompareSettingsProps) {
  return (
    <section id={COMPARE_SETTINGS} className={styles.settings} aria-label="比べ方">
      <div className={styles.fields}>
        <SelectField
          label="住む期間"
          value={stayMonths}
          onChange={({ currentTarget }) =>
            onChange({ stayMonths: STAY_MONTHS.find((months) => String(months) === currentTarget.value) })
          }
        >
          {STAY_MONTHS.map((months) => (
            <option key={months} value={months}>
              {monthsText(months)}
            </option>
          ))}
        </SelectField>
        <div>
          <Checkbox
            label="違いだけ表示"
            checked={address.isDiff}
            onChange={({ currentTarget }) => onChange({ isDiff: currentTarget.checked })}
          />
          <Checkbox
            label={`食費も含めて比べる（食事なしの物件は月${formatYen(address.foodBudget ?? DEFAULT_FOOD_BUDGET)}）`}
            checked={address.withMeals}
            onChange={({ currentTarget }) => onChange({ withMeals: currentTarget.checked })}
          />
        </div>
      </div>
      <Campuses {...{ address, campuses, onChange }} />
    </section>
  );
}

function Campuses({ address, campuses, onChange }: Omit<CompareSettingsProps, 'stayMonths'>) {
  const { campusIds } = address;
  const titleId = useId();
  return (
    <div className={styles.campuses}>
      {campusIds.length > 0 && (
        <>
          <p id={titleId} className={styles.title}>
            {SCHOOLS_TITLE}
          </p>
          <ul className={styles.chosen} aria-labelledby={titleId}>
            {campusIds.map((id, index) => {
              const campus = campuses[index];
              const name = campus ? campusLabel(campus) : '読み込めなかった学校';
              return (
                <li key={id} className={styles.campus}>
                  {name}
                  <Link
                    className={styles.remove}
                    to={writeCompare({ ...address, campusIds: campusIds.filter((other) => other !== id) })}
                    replace
                    preventScrollReset
                    aria-label={`${name}を通学先から外す`}
                  >
                    <X size="1.125rem" aria-hidden />
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {campusIds.length < COMPARE_CAMPUSES_MAX && (
        <SchoolCombobox
          // Another field after each choice, empty again.
          key={campusIds.length}
          label={campusIds.length === 0 ? SCHOOLS_TITLE : '2か所目の学校'}
          onChoose={({ campus_id }) => {
            if (campusIds.includes(campus_id)) return '同じキャンパスです。別の学校を選んでください。';
            onChange({ campusIds: [...campusIds, campus_id] });
            return undefined;
          }}
        />
      )}
    </div>
  );
}
