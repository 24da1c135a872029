import { useId } from 'react';
import type { ComponentProps } from 'react';
import { ChipLinks } from '../../parts/chip-links.tsx';
import styles from './keyword-page.module.css';

interface OtherMeaningsProps extends Pick<ComponentProps<typeof ChipLinks>, 'links'> {
  title: string;
}

/** What else the words may mean, in one row: the homes below it stay on the first screen. */
export function OtherMeanings({ title, links }: OtherMeaningsProps) {
  const id = useId();
  return (
    <nav className={styles.others} aria-labelledby={id}>
      <p id={id} className={styles.othersTitle}>
        {title}
      </p>
      <ChipLinks links={links} isRow />
    </nav>
  );
}
