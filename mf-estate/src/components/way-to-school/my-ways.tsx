import School from 'lucide-react/icons/school';
import { useIsHydrated, useMyWays } from '@gakumado/shared/ui';
import { MY_PLACES_MAX } from '@gakumado/shared/vocabulary';
import styles from './my-ways.module.css';

/** Keeps the height of a line. */
const NO_BREAK_SPACE = '\u00a0';
const LINES = Array.from({ length: MY_PLACES_MAX }, (_, index) => index);

/**
 * The ways to the visitor's own places (contract 8.6), for an address that names none. They come after hydration; the
 * document's first script keeps their lines free (`data-my-way`).
 */
export function MyWays({ estateId }: { estateId: number }) {
  const isHydrated = useIsHydrated();
  const { count, texts } = useMyWays(estateId);
  const lines = LINES.filter((index) => !isHydrated || index < count);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label="わたしの条件の通う先まで">
      {lines.map((index) => (
        <li
          key={index}
          className={styles.way}
          data-is-awaited={isHydrated ? '' : undefined}
          data-my-way={isHydrated ? undefined : index + 1}
        >
          <School size="1rem" aria-hidden visibility={texts[index] === undefined ? 'hidden' : undefined} />
          {texts[index] ?? NO_BREAK_SPACE}
        </li>
      ))}
    </ul>
  );
}
