import type { SchoolCampus, Suggestion } from '@gakumado/shared/contract';
import { EmptyState, formatCount, Pagination, PastTheEnd } from '@gakumado/shared/ui';
import { CampusList } from '../../parts/campus-list.tsx';
import { ChipLinks } from '../../parts/chip-links.tsx';
import { schoolsByKeywordPage } from '../../search/search-paths.ts';
import { SpellingHelp } from '../../parts/spelling-help.tsx';
import parts from '../../parts/page-parts.module.css';
import { SCHOOLS_PAGE_SIZE } from './find-by-keyword.ts';

interface KeywordResultsProps {
  keyword: string;
  page: number;
  campuses: readonly SchoolCampus[];
  total: number;
  /** Other meanings of the word. */
  others: readonly Suggestion[];
}

/** Campuses for a word, page by page. */
export function KeywordResults({ keyword, page, campuses, total, others }: KeywordResultsProps) {
  if (campuses.length === 0 && total > 0) {
    return <PastTheEnd what="学校" total={total} firstPage={schoolsByKeywordPage(keyword, 1)} />;
  }
  if (campuses.length === 0) {
    return (
      <>
        <EmptyState
          title={`「${keyword}」に当てはまる${others.length > 0 ? 'もの' : '学校'}が見つかりませんでした`}
        />
        <OtherMeanings title="もしかして" others={others} />
        <SpellingHelp />
      </>
    );
  }
  return (
    <>
      <section className={parts.part}>
        <h2>学校・キャンパス {formatCount(total)}件</h2>
        <CampusList campuses={campuses} />
        <Pagination
          page={page}
          total={total}
          limit={SCHOOLS_PAGE_SIZE}
          hrefOf={(next) => schoolsByKeywordPage(keyword, next)}
        />
      </section>
      <OtherMeanings title={`「${keyword}」の駅・街・条件・物件`} others={others} />
    </>
  );
}

interface OtherMeaningsProps {
  title: string;
  others: readonly Suggestion[];
}

/** Stations, places, conditions and homes that the word may mean as well. */
function OtherMeanings({ title, others }: OtherMeaningsProps) {
  if (others.length === 0) return null;
  return (
    <section className={parts.closePart}>
      <h2>{title}</h2>
      <ChipLinks
        links={others.map(({ kind, name, note, path, estate_count }) => ({
          to: path,
          label: [name, note].filter(Boolean).join(' '),
          ...(kind !== 'estate' && estate_count > 0 && { note: `${formatCount(estate_count)}件` }),
        }))}
      />
    </section>
  );
}
