import { useEffect, useRef, useState } from 'react';
import type { ComponentType, SubmitEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '@gakumado/shared/ui';
import { appliedWishes } from './applied-wishes.ts';
import { writeCondition } from './condition.ts';
import type { FilterDialog } from './filter-dialog.tsx';
import { OPEN_FILTER } from './load-results.ts';
import type { Results } from './load-results.ts';
import { hrefOf } from './place.ts';
import type { SearchPlace } from './place.ts';
import styles from './results-bar.module.css';

const loadDialog = () => import(/* webpackChunkName: "filter-dialog" */ './filter-dialog.tsx');

interface FilterButtonProps {
  place: SearchPlace;
  results: Results;
}

/** Opens the filter popup, which is loaded when it is needed. Back closes it and leaves the list as it is. */
export function FilterButton({ place, results }: FilterButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<ComponentType<Parameters<typeof FilterDialog>[0]> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const back = useBlocker(({ historyAction }) => {
    const isBack = isOpen && historyAction === NavigationType.Pop;
    if (isBack) setIsOpen(false);
    return isBack;
  });
  const { condition, choices } = results;
  const narrowing = appliedWishes(condition, choices, place).length;

  useEffect(() => {
    if (back.state === 'blocked') back.reset();
  }, [back]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsOpen(true);
    if (Popup) return;
    try {
      const { FilterDialog } = await loadDialog();
      setPopup(() => FilterDialog);
    } catch {
      // The server can show the form as well.
      const query = new URLSearchParams(writeCondition(condition));
      query.set(OPEN_FILTER.name, OPEN_FILTER.value);
      globalThis.location.assign(`${place.path}?${query}`);
    }
  }

  return (
    <>
      <form method="get" action={place.path} onSubmit={(event) => void handleSubmit(event)}>
        {[...new URLSearchParams(writeCondition({ ...condition, page: 1 }))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          ref={opener}
          type="submit"
          {...OPEN_FILTER}
          aria-haspopup="dialog"
          className={styles.filter}
          onPointerEnter={() => void loadDialog().catch(() => {})}
        >
          <SlidersHorizontal size="1.25rem" aria-hidden />
          条件を絞り込む
          {narrowing > 0 && <span className={styles.narrowing}>{narrowing}項目</span>}
        </Button>
      </form>
      {Popup && (
        <Popup
          key={hrefOf(place, condition)}
          {...{ place, results, opener, isOpen }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
