import type { ReactNode } from 'react';
import { paths } from '@gakumado/shared/paths';
import { useIsHydrated } from '@gakumado/shared/ui';
import { KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import { WordForm } from './word-form.tsx';
import { TWO_PLACES, TWO_PLACES_FOR } from './second-place.ts';
import styles from './two-places-question.module.css';

interface TwoPlacesQuestionProps {
  icon: ReactNode;
  /** The place that is known already. */
  first?: string | undefined;
  children: ReactNode;
}

/**
 * The question for two places, which few visitors have, a press away. They are chosen from suggestions; without scripts they
 * are typed, and the search by words understands both.
 */
export function TwoPlacesQuestion({ icon, first, children }: TwoPlacesQuestionProps) {
  const isHydrated = useIsHydrated();
  return (
    <details>
      <summary className={styles.summary}>
        {icon}
        <span>
          {TWO_PLACES}
          <span className={styles.aside}>{TWO_PLACES_FOR}</span>
        </span>
      </summary>
      {!isHydrated && (
        <div className={styles.words}>
          <WordForm
            title={TWO_PLACES}
            label={
              first ? '2か所目の学校・駅を続けて入力してください' : '学校や駅を2つ、続けて入力してください'
            }
            name="keyword"
            maxLength={KEYWORD_MAX}
            placeholder="例：早稲田大学　明治大学"
            defaultWord={first && `${first}　`}
            hrefOf={paths.keyword}
          />
        </div>
      )}
      <div className={styles.choice}>{children}</div>
    </details>
  );
}
