import type { ReactNode } from 'react';
import { paths } from '@gakumado/shared/paths';
import { EmptyState, LinkButton } from '@gakumado/shared/ui';
import type { Results } from './load-results.ts';
import { hrefOf, isNarrowed, withoutFilters } from './place.ts';
import type { SearchPlace } from './place.ts';
import { hasRent, withoutRent } from './rent.ts';

interface EmptyResultProps {
  place: SearchPlace;
  results: Results;
  /** Further ways on: neighbouring campuses or stations. */
  children?: ReactNode;
}

/** Nothing on this page: past the last one, narrowed too far, or no estate at all. Each has its way on. */
export function EmptyResult({ place, results: { condition, total }, children }: EmptyResultProps) {
  const first = { ...condition, page: 1 };
  if (total > 0) {
    return (
      <EmptyState
        title="このページに物件はありません"
        actions={<LinkButton to={hrefOf(place, first)}>1ページ目へ</LinkButton>}
      >
        <p>全{total.toLocaleString('ja-JP')}件は、1ページ目からご覧いただけます。</p>
      </EmptyState>
    );
  }
  if (!isNarrowed(condition, place)) {
    return (
      <>
        <EmptyState
          title="ご紹介できる物件が見つかりませんでした"
          actions={
            <>
              <LinkButton to={paths.roomOrder()}>お部屋さがしを依頼する</LinkButton>
              <LinkButton to={paths.search()} variant="secondary">
                ほかの方法で探す
              </LinkButton>
            </>
          }
        >
          <p>近くの市区町村や駅から探すか、ご希望をお知らせください。スタッフがお探しします。</p>
        </EmptyState>
        {children}
      </>
    );
  }
  return (
    <>
      <EmptyState
        title="条件に合う物件が見つかりませんでした"
        actions={
          <>
            {hasRent(condition) && (
              <LinkButton to={hrefOf(place, withoutRent(first))}>家賃の条件を外す</LinkButton>
            )}
            <LinkButton to={hrefOf(place, withoutFilters(condition, place))} variant="secondary">
              すべての条件を外す
            </LinkButton>
          </>
        }
      >
        <p>条件を少しゆるめると、見つかることがあります。</p>
      </EmptyState>
      {children}
    </>
  );
}
