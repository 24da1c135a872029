import { startTransition, useState } from 'react';
import type { FormEvent, ReactNode, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import ExternalLink from 'lucide-react/icons/external-link';
import { paths } from '@gakumado/shared/paths';
import {
  Button,
  formatCount,
  LinkButton,
  Skeleton,
  untilPainted,
  useIsHydrated,
  VisuallyHidden,
} from '@gakumado/shared/ui';
import { FilterSections } from './filter-sections.tsx';
import { hiddenFields, readForm, normaliseFields, unreadAmount } from '../form-search.ts';
import type { Results } from '../load-results.ts';
import { hrefOf, withoutFilters } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { costError, rentError } from '../rent.ts';
import { useLiveResults } from '../list/use-live-results.ts';
import styles from './filter-form.module.css';

interface FilterFormProps {
  scope: SearchScope;
  results: Results;
  /** Shown above the fields. */
  children?: ReactNode;
}

/**
 * The form of 条件を絞り込む. The browser can send it by itself. With JavaScript the address is the canonical one, and the
 * button and the options show how many estates the choice leaves.
 */
export function FilterForm({ scope, results, children }: FilterFormProps) {
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const { choices } = results;
  const { live, isReady, count } = useLiveResults(scope, {
    search: results.search,
    total: results.isFailed ? undefined : results.total,
    facets: results.facets,
  });
  const [draft, setDraft] = useState({ ...results.search, page: 1 });
  // The fields are reset when all of them are cleared.
  const [clearedTimes, setClearedTimes] = useState(0);

  async function handleChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    normaliseFields(currentTarget, target);
    // The browser shows the tick at once; counts and draft follow a moment later.
    await untilPainted();
    const next = readForm(currentTarget);
    count(next);
    startTransition(() => setDraft(next));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isReady) return;
    const unread = unreadAmount(event.currentTarget);
    if (unread) {
      focusOpened(unread);
      return;
    }
    const asked = readForm(event.currentTarget);
    const wrong = (costError(asked) && 'cost_from') || (rentError(asked) && 'price_from');
    if (wrong) {
      focusOpened(event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`));
      return;
    }
    void navigate(hrefOf(scope, asked));
  }

  return (
    <form
      method="get"
      action={scope.path}
      className={styles.form}
      onChange={(event) => void handleChange(event)}
      onSubmit={handleSubmit}
      noValidate={isHydrated}
    >
      {children}
      {hiddenFields(draft, scope).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isReady ? (
        <div className={styles.sections} key={clearedTimes}>
          <p className={styles.meanings}>
            <a href={paths.iconMeanings()} target="_blank" rel="noopener">
              アイコン・条件の説明
              <ExternalLink size="0.875rem" aria-hidden />
              <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>
            </a>
          </p>
          <FilterSections scope={scope} draft={draft} choices={choices} facets={live.facets} />
        </div>
      ) : (
        <div className={styles.sections} aria-busy>
          {['60%', '100%', '100%', '80%'].map((width, index) => (
            <Skeleton key={index} width={width} height="1.5rem" />
          ))}
        </div>
      )}
      <div className={styles.submit}>
        {isHydrated ? (
          <Button
            variant="plain"
            className={styles.clear}
            onClick={() => {
              if (!isReady) return;
              setClearedTimes(clearedTimes + 1);
              const cleared = withoutFilters(draft, scope);
              setDraft(cleared);
              count(cleared);
            }}
          >
            すべて外す
          </Button>
        ) : (
          <LinkButton
            variant="plain"
            className={styles.clear}
            to={hrefOf(scope, withoutFilters(draft, scope))}
          >
            すべて外す
          </LinkButton>
        )}
        <Button type="submit" variant="accent" className={styles.apply}>
          この条件で絞り込む
          {live.total !== undefined && (
            <span className={styles.total} data-counting={live.isCounting || undefined}>
              {formatCount(live.total)}件
            </span>
          )}
        </Button>
        <VisuallyHidden role="status">
          {live.isCounting || live.total === undefined
            ? ''
            : `該当する物件は${formatCount(live.total)}件です`}
        </VisuallyHidden>
      </div>
    </form>
  );
}

/** Focuses a field, whose sentence may be closed. */
function focusOpened(field: HTMLInputElement | null): void {
  const sentence = field?.closest('details');
  if (sentence) sentence.open = true;
  field?.focus();
}
