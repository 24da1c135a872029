import { memo, useMemo, useState } from 'react';
import type { Estate } from '@gakumado/shared/contract';
import {
  BulkInquiryButton,
  costWordsOf,
  EstateCard,
  Pagination,
  SelectionBar,
  useIsHydrated,
  withDifferentCovers,
} from '@gakumado/shared/ui';
import { estateAnchor } from '@gakumado/shared/paths';
import { writeSearch } from '../search.ts';
import { PAGE_SIZE } from '../load-results.ts';
import type { Results } from '../load-results.ts';
import { MatchLine } from './match-line.tsx';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { secondPlaceOf } from '../second-place.ts';
import { SelectionActions } from './selection-actions.tsx';
import type { Selection } from './use-selection.ts';
import { preferenceMatch } from './preference-match.ts';
import styles from './estate-list.module.css';

interface EstateListProps {
  scope: SearchScope;
  results: Results;
  selection: Selection;
  /** `slim` beside a map. */
  look?: 'card' | 'slim';
  /** The estate that is pointed at on the map. */
  highlightedId?: number | null;
}

/** The cards of one page, with the other pages below. */
export function EstateList(props: EstateListProps) {
  const { scope, results } = props;
  const { search: condition, total } = results;
  return (
    <>
      <Cards key={writeSearch(condition)} {...props} />
      <Pagination
        page={condition.page}
        total={total}
        limit={PAGE_SIZE}
        hrefOf={(page) => hrefOf(scope, { ...condition, page })}
      />
    </>
  );
}

function Cards({ scope, results, selection, look = 'card', highlightedId }: EstateListProps) {
  const { estates } = results;
  const count = selection.selectedIds.length;
  // Taking the last one back in the bar itself must not take the bar away under the keyboard.
  const [isInBar, setIsInBar] = useState(false);
  const isHydrated = useIsHydrated();
  const { food_budget } = results.search;
  const costWords = useMemo(() => costWordsOf(estates, food_budget), [estates, food_budget]);
  const homes = useMemo(() => withDifferentCovers(estates), [estates]);
  return (
    <div className={styles.cards}>
      <ol className={styles.list} data-look={look}>
        {homes.map((estate, index) => (
          <li
            key={estate.estate_id}
            id={estateAnchor(estate.estate_id)}
            data-estate-id={estate.estate_id}
            data-highlighted={estate.estate_id === highlightedId ? '' : undefined}
          >
            <Home
              {...{ estate, scope, results, look }}
              isFirst={index === 0}
              costWords={costWords.get(estate.estate_id)}
              formId={selection.formId}
              isSelected={selection.isSelected(estate.estate_id)}
              onSelect={selection.toggle}
            />
          </li>
        ))}
      </ol>
      {!isHydrated && <PlainSelection formId={selection.formId} />}
      {(count > 0 || isInBar) && (
        <div
          className={styles.bar}
          onFocus={() => setIsInBar(true)}
          onBlur={({ currentTarget, relatedTarget }) => setIsInBar(currentTarget.contains(relatedTarget))}
        >
          <SelectionBar
            selectedCount={count}
            totalCount={estates.length}
            onToggleAll={(isSelected) => selection.toggleAll(isSelected)}
          >
            <SelectionActions selectedIds={selection.selectedIds} />
          </SelectionBar>
        </div>
      )}
    </div>
  );
}

interface HomeProps extends Pick<EstateListProps, 'scope' | 'results'> {
  estate: Estate;
  look: 'card' | 'slim';
  isFirst: boolean;
  costWords: readonly string[] | undefined;
  formId: string;
  isSelected: boolean;
  onSelect: Selection['toggle'];
}

/** The card of one home. It is kept while others are ticked: drawing twenty anew is felt on a slow phone. */
const Home = memo(function Home(props: HomeProps) {
  const { estate, scope, results, look, isFirst, costWords, formId, isSelected, onSelect } = props;
  return (
    <EstateCard
      {...{ estate, look, costWords }}
      campusName={scope.campusName}
      secondCampusName={secondPlaceOf(scope, results)?.label ?? scope.secondCampusName}
      headingLevel={3}
      priority={isFirst}
      notes={<Notes estate={estate} results={results} />}
      selection={{ formId, isSelected, onChange: (isTicked) => onSelect(estate.estate_id, isTicked) }}
    />
  );
});

/** Actions on ticked cards before scripts run. They show once a card is ticked. */
function PlainSelection({ formId }: { formId: string }) {
  return (
    <div className={styles.plain}>
      <BulkInquiryButton {...{ formId }} selectedIds={[]} onRefused={() => {}} className={styles.action} />
    </div>
  );
}

function Notes({ estate, results: { search: condition, choices } }: { estate: Estate; results: Results }) {
  const match = preferenceMatch(estate, condition, choices);
  return match && <MatchLine {...match} />;
}
