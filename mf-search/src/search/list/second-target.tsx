import { Link, useNavigate } from 'react-router-dom';
import School from 'lucide-react/icons/school';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { SchoolCombobox } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
import type { Results } from '../load-results.ts';
import type { Search } from '../search.ts';
import { hasTarget, hrefOf, withoutSecond } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { secondPlaceOf } from '../second-place.ts';
import { TwoPlacesQuestion } from '../two-places-question.tsx';
import styles from './second-target.module.css';

interface SecondTargetProps {
  scope: SearchScope;
  results: Results;
}

/** Adds a second campus or destination to the search of a first one, or removes it. */
export function SecondTarget({ scope, results }: SecondTargetProps) {
  const { search: condition } = results;
  const navigate = useNavigate();
  if (!hasTarget(scope, condition)) return null;
  const second = secondPlaceOf(scope, results);
  if (second) {
    return (
      <div className={styles.chosen}>
        <School size="1.375rem" aria-hidden />
        <p>
          <span className={styles.title}>2か所目</span>
          <Link to={second.path}>{second.name}</Link>
        </p>
        <Link
          className={styles.remove}
          to={hrefOf(scope, { ...withoutSecond(condition), page: 1 })}
          aria-label={`2か所目（${second.name}）を外す`}
        >
          <X size="1.125rem" aria-hidden />
          外す
        </Link>
      </div>
    );
  }
  const add = (target: Partial<Search>) => void navigate(hrefOf(scope, { ...condition, ...target, page: 1 }));
  return (
    <TwoPlacesQuestion
      icon={<UserPlus size="1.125rem" aria-hidden />}
      first={scope.campus && campusLabel(scope.campus)}
    >
      <div className={styles.form}>
        <p>もう1つの学校、駅、住所を選ぶと、両方への通学時間を見比べられます。</p>
        <SchoolCombobox
          label="2か所目の学校・駅・住所"
          onChoose={({ campus_id }) => {
            if (campus_id === scope.filter.school_id) return '同じキャンパスです。別の学校を選んでください。';
            add({ second_school_id: campus_id });
            return undefined;
          }}
          onChoosePlace={({ lat, lon, name }) => add({ second_destination: { lat, lon, name } })}
        />
      </div>
    </TwoPlacesQuestion>
  );
}
