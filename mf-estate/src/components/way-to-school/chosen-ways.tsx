import { useId } from 'react';
import { PartFailed } from '@gakumado/shared/ui';
import { CampusItems } from './campus-items.tsx';
import type { SchoolWay } from './load-asked.ts';
import styles from './chosen-ways.module.css';

/** The ways to the schools and places that the visitor chose, which head the page. `ways` is null when they could not be loaded. */
export function ChosenWays({ ways }: { ways: readonly SchoolWay[] | null }) {
  const id = useId();
  if (ways === null) return <PartFailed name="選んだ学校への通学時間" />;
  if (ways.length === 0) return null;
  const areSchools = ways.every(({ campus_id }) => campus_id !== undefined);
  return (
    <div role="group" aria-labelledby={id} className={styles.ways}>
      <p id={id} className={styles.title}>
        {areSchools ? '選んだ学校への通学時間' : '選んだ通う先までの時間'}（めやす）
      </p>
      <CampusItems ways={ways} />
    </div>
  );
}
