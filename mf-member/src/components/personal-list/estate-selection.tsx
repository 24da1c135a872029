import { memo, useCallback, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Estate } from '@gakumado/shared/contract';
import { estateAnchor } from '@gakumado/shared/paths';
import {
  BulkInquiryButton,
  Button,
  costWordsOf,
  EstateCard,
  SelectionBar,
  withDifferentCovers,
} from '@gakumado/shared/ui';
import { HomeNote } from '../home-note/home-note.tsx';
import type { ChosenEstates } from './chosen-estates.ts';
import { limitsOf } from './choice-limits.ts';
import { CompareButton } from './compare-button.tsx';
import { MaterialButton } from './material-button.tsx';
import { useChosen } from './use-chosen.ts';
import { VisitButton } from './visit-button.tsx';
import styles from './personal-list.module.css';

interface EstateSelectionProps {
  /** Name of the list for screen readers. */
  label: string;
  estates: readonly Estate[];
  onRemove: (ids: readonly number[]) => Promise<boolean>;
  /** Gets the sentence that says why an action does not take the chosen estates. */
  onRefused: (message: string) => void;
  hasFavoriteButton?: boolean | undefined;
  /** Whether the visitor keeps notes about these estates. */
  hasNotes?: boolean | undefined;
  /** Actions of this list alone. */
  renderActions?: ((chosen: ChosenEstates) => ReactNode) | undefined;
  /** Names of the campuses or places to which the cards have their ways. */
  targetNames?: readonly string[] | undefined;
}

/** Cards with checkboxes, and a bar with everything that is done with the selected ones. */
export function EstateSelection({
  label,
  estates,
  onRemove,
  onRefused,
  hasFavoriteButton,
  hasNotes = false,
  renderActions,
  targetNames,
}: EstateSelectionProps) {
  const [chosenIds, setChosenIds] = useChosen();
  const [isRemoving, setIsRemoving] = useState(false);
  const hintId = useId();
  const costWords = useMemo(() => costWordsOf(estates), [estates]);
  const homes = useMemo(() => withDifferentCovers(estates), [estates]);
  // Estates leave the list in other ways too, so the choice is compared with the present list.
  const chosen = estates.filter(({ estate_id }) => chosenIds.has(estate_id));
  const selectedIds = chosen.map(({ estate_id }) => estate_id);
  const limits = limitsOf(chosen.length);

  const handleToggle = useCallback(
    (id: number, isSelected: boolean) =>
      setChosenIds((before) => {
        const next = new Set(before);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    [setChosenIds],
  );

  const handleRemove = async () => {
    setIsRemoving(true);
    const isRemoved = await onRemove(selectedIds);
    setIsRemoving(false);
    if (isRemoved) setChosenIds(new Set());
  };

  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {homes.map((estate) => (
          <li key={estate.estate_id} id={estateAnchor(estate.estate_id)}>
            <Home
              {...{ estate, targetNames, hasFavoriteButton, hasNotes }}
              costWords={costWords.get(estate.estate_id)}
              isSelected={chosenIds.has(estate.estate_id)}
              onSelect={handleToggle}
            />
          </li>
        ))}
      </ul>
      <SelectionBar
        selectedCount={selectedIds.length}
        totalCount={estates.length}
        hint={limits && <span id={hintId}>{limits}</span>}
        removal={
          <Button
            variant="plain"
            size="small"
            className={styles.removal}
            aria-label="選択した物件を削除"
            isDisabled={selectedIds.length === 0 || isRemoving}
            onClick={() => void handleRemove()}
          >
            削除
          </Button>
        }
        onToggleAll={(isAll) => setChosenIds(new Set(isAll ? estates.map((estate) => estate.estate_id) : []))}
      >
        <div className={styles.actions} data-scroll-row="" data-empty={selectedIds.length === 0 || undefined}>
          <CompareButton className={styles.action} {...{ chosen, hintId }} />
          <VisitButton className={styles.action} {...{ chosen, onRefused }} />
          <BulkInquiryButton className={styles.action} {...{ selectedIds, onRefused }} />
          {renderActions?.({ className: styles.action, selectedIds, onRefused })}
          <MaterialButton className={styles.action} {...{ selectedIds, onRefused }} />
        </div>
      </SelectionBar>
    </>
  );
}

interface HomeProps extends Pick<EstateSelectionProps, 'targetNames' | 'hasFavoriteButton' | 'hasNotes'> {
  estate: Estate;
  costWords: readonly string[] | undefined;
  isSelected: boolean;
  onSelect: (id: number, isSelected: boolean) => void;
}

/** The card of one home. It is kept while others are ticked. */
const Home = memo(function Home(props: HomeProps) {
  const { estate, targetNames, hasFavoriteButton, hasNotes, costWords, isSelected, onSelect } = props;
  return (
    <EstateCard
      headingLevel={2}
      {...{ estate, costWords, hasFavoriteButton }}
      campusName={targetNames?.[0]}
      secondCampusName={targetNames?.[1]}
      actions={hasNotes && <HomeNote estateId={estate.estate_id} name={estate.name} />}
      selection={{ isSelected, onChange: (isTicked) => onSelect(estate.estate_id, isTicked) }}
    />
  );
});
