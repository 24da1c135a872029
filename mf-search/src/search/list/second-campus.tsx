import { Link, useNavigate } from 'react-router-dom';
import School from 'lucide-react/icons/school';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { paths } from '@gakumado/shared/paths';
import { SchoolCombobox } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
import type { Results } from '../load-results.ts';
import { hrefOf, withoutSecondCampus } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import styles from './second-campus.module.css';

interface SecondCampusProps {
  scope: SearchScope;
  results: Results;
}

/** Adds a second campus to the search of a first one, or removes it. */
export function SecondCampus({ scope, results: { search: condition, secondCampus } }: SecondCampusProps) {
  const navigate = useNavigate();
  if (scope.filter.school_id === undefined) return null;
  if (secondCampus) {
    return (
      <div className={styles.chosen}>
        <School size="1.375rem" aria-hidden />
        <p>
          <span className={styles.title}>2つの学校に通えるお部屋</span>
          {scope.campusName ?? 'このキャンパス'}と
          <Link to={paths.campus(secondCampus.pref_id, secondCampus.campus_id)}>
            {campusLabel(secondCampus)}
          </Link>
          のどちらにも通える物件です。通学時間の順では、通学時間の長いほうの学校を基準に並べます。
        </p>
        <Link
          className={styles.remove}
          to={hrefOf(scope, { ...withoutSecondCampus(condition), page: 1 })}
          aria-label={`2つ目の学校（${campusLabel(secondCampus)}）を外す`}
        >
          <X size="1.125rem" aria-hidden />
          外す
        </Link>
      </div>
    );
  }
  return (
    <details className={styles.add}>
      <summary>
        <UserPlus size="1.125rem" aria-hidden />
        2つの学校に通えるお部屋を探す（併願・きょうだい）
      </summary>
      <div className={styles.form}>
        <p>もう1つの学校を選ぶと、両方への通学時間を見比べられます。</p>
        <SchoolCombobox
          label="2つ目の学校"
          onChoose={({ campus_id }) => {
            if (campus_id === scope.filter.school_id) return '同じキャンパスです。別の学校を選んでください。';
            void navigate(hrefOf(scope, { ...condition, second_school_id: campus_id, page: 1 }));
            return undefined;
          }}
        />
      </div>
    </details>
  );
}
