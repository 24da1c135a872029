import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Check from 'lucide-react/icons/check';
import type { Search } from '../search.ts';
import { hrefOf, offeredSorts } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { FULL_LAST, sorts } from '../sorts.ts';
import { useMyOrders } from './use-my-orders.ts';
import styles from './sort-menu.module.css';

interface SortMenuProps {
  scope: SearchScope;
  search: Search;
}

/** The orders with what each of them means, as links: each has its address and needs no JavaScript. */
export function SortMenu({ scope, search }: SortMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const current = search.sort ?? scope.defaultSort;
  const [isOpen, setIsOpen] = useState(false);
  const mine = useMyOrders(scope, search, isOpen);

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
    <details
      ref={menu}
      className={styles.menu}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ArrowDownUp size="1.125rem" aria-hidden />
        <span className={styles.word}>並び順：</span>
        <span className={styles.current}>{sorts[current].label}</span>
      </summary>
      <nav className={styles.popup} aria-label="並び順">
        <ul>
          {offeredSorts(scope, search).map((name) => (
            <li key={name}>
              <Link
                className={styles.sort}
                to={hrefOf(scope, { ...search, sort: name, page: 1 })}
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
          {mine.map(({ label, explanation, href }) => (
            <li key={href}>
              <Link className={styles.sort} to={href} onClick={close}>
                <span className={styles.label}>{label}</span>
                <span className={styles.explanation}>{explanation}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{FULL_LAST}</p>
      </nav>
    </details>
  );
}
