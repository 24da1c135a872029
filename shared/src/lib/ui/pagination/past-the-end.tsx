import { EmptyState, formatCount, LinkButton } from '@gakumado/shared/ui/core';

interface PastTheEndProps {
  /** Names the items of the list. */
  what: string;
  /** Of all pages. */
  total: number;
  /** Address of the first page. */
  firstPage: string;
}

/** In place of a list: its page beyond the last one. */
export function PastTheEnd({ what, total, firstPage }: PastTheEndProps) {
  return (
    <EmptyState
      title={`このページに${what}はありません`}
      actions={<LinkButton to={firstPage}>1ページ目へ</LinkButton>}
    >
      <p>全{formatCount(total)}件は、1ページ目からご覧いただけます。</p>
    </EmptyState>
  );
}
