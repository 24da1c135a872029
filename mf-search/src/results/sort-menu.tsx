import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Check from 'lucide-react/icons/check';
import type { Condition } from './condition.ts';
import { hrefOf, offeredSorts } from './place.ts';
import type { SearchPlace } from './place.ts';
import { sorts } from './sorts.ts';
import styles from './sort-menu.module.css';

interface SortMenuProps {
  place: SearchPlace;
  condition: Condition;
}

/** The orders with what each of them means, as links: each has its address and needs no JavaScript. */
export function SortMenu({ place, condition }: SortMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const current = condition.sort ?? place.defaultSort;

  function close() {
    if (menu.current) menu.current.open = false;
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only closes what the summary opens
    <details ref={menu} className={styles.menu} onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <summary className={styles.summary}>
        <ArrowDownUp size="1.125rem" aria-hidden />
        <span className={styles.word}>並び順：</span>
        {sorts[current].label}
      </summary>
      <nav className={styles.popup} aria-label="並び順">
        <ul>
          {offeredSorts(place, condition).map((name) => (
            <li key={name}>
              <Link
                className={styles.sort}
                to={hrefOf(place, { ...condition, sort: name, page: 1 })}
                aria-current={name === current ? 'true' : undefined}
                onClick={close}
              >
                <span className={styles.label}>
                  {sorts[name].label}
                  {name === current && <Check size="1rem" aria-hidden />}
                </span>
                <span className={styles.explanation}>{sorts[name].explanation}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
