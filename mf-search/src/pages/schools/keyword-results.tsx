import type { SchoolCampus } from '@gakumado/shared/contract';
import { EmptyState, formatCount, Pagination, PastTheEnd } from '@gakumado/shared/ui';
import { CampusList } from '../../parts/campus-list.tsx';
import { schoolsByKeywordPage } from '../../search/search-paths.ts';
import { SpellingHelp } from '../../parts/spelling-help.tsx';
import parts from '../../parts/page-parts.module.css';

interface KeywordResultsProps {
  keyword: string;
  page: number;
  campuses: readonly SchoolCampus[];
  total: number;
  limit: number;
}

/** Campuses for a word, page by page. */
export function KeywordResults({ keyword, page, campuses, total, limit }: KeywordResultsProps) {
  if (campuses.length === 0 && total > 0) {
    return <PastTheEnd what="学校" total={total} firstPage={schoolsByKeywordPage(keyword, 1)} />;
  }
  if (campuses.length === 0) {
    return (
      <>
        <EmptyState title={`「${keyword}」に当てはまる学校が見つかりませんでした`} />
        <SpellingHelp />
      </>
    );
  }
  return (
    <section className={parts.part}>
      <h2>学校・キャンパス {formatCount(total)}件</h2>
      <CampusList campuses={campuses} />
      <Pagination
        page={page}
        total={total}
        limit={limit}
        hrefOf={(next) => schoolsByKeywordPage(keyword, next)}
      />
    </section>
  );
}
