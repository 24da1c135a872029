import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { SearchBox } from '@gakumado/shared/ui';
import styles from './header-search.module.css';

/**
 * The search of the header. On a desktop it stands in the bar; on a phone a button opens it below the bar. Without
 * scripts the button leads to the page of all searches.
 */
export function HeaderSearch() {
  const { key } = useLocation();
  /** The page that it was opened on: another one closes it. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  /** The field has the focus within the press: later a phone would not show its keyboard. */
  function toggle(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    flushSync(() => setOpenedOn(isOpen ? null : key));
    if (!isOpen) field.current?.querySelector('input')?.focus();
  }

  /** The first Escape closes the suggestions, and the next one the field. */
  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    setOpenedOn(null);
    opener.current?.focus();
  }

  return (
    <>
      <form method="get" action={paths.search()} className={styles.opener} onSubmit={toggle}>
        <button
          ref={opener}
          type="submit"
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? '検索欄を閉じる' : '検索欄を開く'}
        >
          {isOpen ? <X aria-hidden size="1.5rem" /> : <Search aria-hidden size="1.5rem" />}
          <span className={styles.triggerLabel}>{isOpen ? '閉じる' : '検索'}</span>
        </button>
      </form>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape belongs to all that is inside */}
      <div
        ref={field}
        id={id}
        className={styles.field}
        data-open={isOpen || undefined}
        onKeyDown={closeByEscape}
      >
        <SearchBox size="bar" what="学校・駅・住所・条件" placeholder="学校・駅・住所・条件" isLabelHidden />
      </div>
    </>
  );
}
