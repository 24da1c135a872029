import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Users from 'lucide-react/icons/users';
import { SchoolCombobox } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
import { hrefOf } from '../../search/scope.ts';
import type { SearchScope } from '../../search/scope.ts';
import { campusScope } from '../../search/scopes/campus-scope.ts';
import { destinationScope } from '../../search/scopes/destination-scope.ts';
import { emptySearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import { TwoPlacesQuestion } from '../../search/two-places-question.tsx';
import styles from './two-places.module.css';

/** A chosen campus or other place: the list around it, and what stands for it as the second of a list. */
interface Target {
  name: string;
  scope: SearchScope;
  /** The query of its own list, beside the path. */
  asFirst: Partial<Search>;
  asSecond: Partial<Search>;
}

/** Asks for one school, station or address after the other, and leads to the homes near both. */
export function TwoPlaces() {
  const navigate = useNavigate();
  const [first, setFirst] = useState<Target | null>(null);

  function choose(target: Target): string | undefined {
    if (!first) {
      setFirst(target);
      return undefined;
    }
    if (target.scope.path === first.scope.path && target.name === first.name) {
      return '1か所目と同じです。別の学校や駅を選んでください。';
    }
    void navigate(hrefOf(first.scope, { ...emptySearch, ...first.asFirst, ...target.asSecond }));
    return undefined;
  }

  return (
    <TwoPlacesQuestion icon={<Users size="1.125rem" aria-hidden />}>
      <div className={styles.form}>
        <p role="status">
          {first ? (
            <>
              1か所目：<strong>{first.name}</strong>
            </>
          ) : (
            '2か所への通学時間を見比べられます。'
          )}
        </p>
        <SchoolCombobox
          label={first ? '2か所目の学校・駅・住所' : '1か所目の学校・駅・住所'}
          isEmptied
          onChoose={(campus) =>
            choose({
              name: campusLabel(campus),
              scope: campusScope(campus.pref_id, campus.campus_id),
              asFirst: {},
              asSecond: { second_school_id: campus.campus_id },
            })
          }
          onChoosePlace={({ lat, lon, name }) => {
            const destination = { lat, lon, name };
            choose({
              name,
              scope: destinationScope(destination),
              asFirst: { destination },
              asSecond: { second_destination: destination },
            });
          }}
        />
        {first && (
          <button type="button" className={styles.again} onClick={() => setFirst(null)}>
            1か所目を選び直す
          </button>
        )}
      </div>
    </TwoPlacesQuestion>
  );
}
