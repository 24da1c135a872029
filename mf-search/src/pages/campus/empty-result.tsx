import { paths } from '@gakumado/shared/paths';
import { EmptyState, LinkButton } from '@gakumado/shared/ui';
import { isNarrowed, writeCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import { hasRent, withoutRent } from './rent.ts';

interface EmptyResultProps {
  path: string;
  condition: Condition;
  total: number;
}

/** Nothing on this page: past the last one, narrowed too far, or no estate at all. Each has its way on. */
export function EmptyResult({ path, condition, total }: EmptyResultProps) {
  const first = { ...condition, page: 1 };
  if (total > 0) {
    return (
      <EmptyState
        title="このページに物件はありません"
        actions={<LinkButton to={path + writeCondition(first)}>1ページ目へ</LinkButton>}
      >
        <p>全{total.toLocaleString('ja-JP')}件は、1ページ目からご覧いただけます。</p>
      </EmptyState>
    );
  }
  if (!isNarrowed(condition)) {
    return (
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
    );
  }
  return (
    <EmptyState
      title="条件に合う物件が見つかりませんでした"
      actions={
        <>
          {hasRent(condition) && (
            <LinkButton to={path + writeCondition(withoutRent(first))}>家賃の条件を外す</LinkButton>
          )}
          <LinkButton to={path} variant="secondary">
            すべての条件を外す
          </LinkButton>
        </>
      }
    >
      <p>条件を少しゆるめると、見つかることがあります。</p>
    </EmptyState>
  );
}
