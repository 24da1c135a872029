import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { paths } from '@gakumado/shared/paths';
import { ORDER_ACTION } from '@gakumado/shared/site-pages';
import { EmptyState, LinkButton, PastTheEnd, SearchBox } from '@gakumado/shared/ui';
import { FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import type { Results } from '../load-results.ts';
import { hrefOf, isNarrowed, withoutAnyFilter } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { hasSecond } from '../search.ts';
import { NearMyPlaces } from './near-my-places.tsx';
import { hasWiderLists, Relaxations } from './relaxations.tsx';
import { SaveThis } from './save-this.tsx';
import styles from './empty-result.module.css';

interface EmptyResultProps {
  scope: SearchScope;
  results: Results;
  /** Further links: neighbouring campuses or stations. */
  children?: ReactNode;
}

const NONE_FITS = '条件に合う物件が見つかりませんでした';

/**
 * Nothing on this page: past the last one, narrowed too far, or no estate at all. Each offers its next step, lists that have homes
 * first.
 */
export function EmptyResult({ scope, results, children }: EmptyResultProps) {
  const { search: condition, total } = results;
  if (total > 0) {
    return <PastTheEnd what="物件" total={total} firstPage={hrefOf(scope, { ...condition, page: 1 })} />;
  }
  const isNarrow = isNarrowed(condition, scope);
  const searchedFor = hasSecond(condition) && (
    <p>{`どちらにもおよそ${FAR_COMMUTE_MINUTES}分以内で通える物件からお探ししました。`}</p>
  );
  return (
    <div className={styles.empty}>
      {hasWiderLists(scope, results) ? (
        <div>
          <p className={styles.none}>{NONE_FITS}</p>
          {searchedFor}
        </div>
      ) : (
        <EmptyState title={isNarrow ? NONE_FITS : 'ご紹介できる物件が見つかりませんでした'}>
          {searchedFor}
          <p>
            {isNarrow
              ? '条件をゆるめると、見つかることがあります。'
              : '近くの市区町村や駅から探すか、ご希望をお知らせください。スタッフがお探しします。'}
          </p>
        </EmptyState>
      )}
      <Relaxations scope={scope} results={results} />
      <NearMyPlaces scope={scope} search={condition} />
      <p className={styles.actions}>
        {isNarrow ? (
          <LinkButton to={hrefOf(scope, withoutAnyFilter(condition, scope))} variant="secondary">
            すべての条件を外す
          </LinkButton>
        ) : (
          <LinkButton to={paths.search()} variant="secondary">
            ほかの方法で探す
          </LinkButton>
        )}
      </p>
      {children}
      {/* The search by words has its box above. */}
      {scope.path !== paths.keyword() && (
        <SearchBox what="学校・駅・住所・条件" label="ほかの言葉で探す" hasHint />
      )}
      <OrderInvitation />
      <SaveThis scope={scope} results={results} />
    </div>
  );
}

/** The bulk order: people search where the list ends. */
function OrderInvitation() {
  return (
    <Link to={paths.roomOrder()} className={styles.order}>
      <ClipboardList size="1.75rem" aria-hidden />
      <span>
        <span className={styles.orderTitle}>{ORDER_ACTION}</span>
        <span className={styles.orderText}>
          学校・エリアとご希望をお知らせいただくと、スタッフが合う物件をお探しします。
        </span>
      </span>
      <ChevronRight size="1.25rem" aria-hidden />
    </Link>
  );
}
