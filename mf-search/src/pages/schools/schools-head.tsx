import { paths } from '@gakumado/shared/paths';
import { PageHead } from '@gakumado/shared/ui';
import { schoolsByKana, schoolsByKeywordPage } from '../../search/search-paths.ts';
import type { SchoolQuery } from './school-query.ts';

/** Head of the school search; results of free text are no pages for search engines. */
export function SchoolsHead({ query }: { query: Exclude<SchoolQuery, { kind: 'empty' }> }) {
  switch (query.kind) {
    case 'keyword':
      return (
        <PageHead
          title={`「${query.keyword}」の学校検索結果`}
          description={`「${query.keyword}」に当てはまる学校・キャンパスの一覧です。キャンパスごとに、通いやすい学生マンション・学生会館をご覧いただけます。`}
          path={schoolsByKeywordPage(query.keyword, query.page)}
          noindex
        />
      );
    case 'kana':
      return (
        <PageHead
          title={`${query.row}行の学校から学生マンションを探す`}
          description={`五十音の「${query.row}行」に並ぶ大学・短大・専門学校の一覧です。キャンパスごとに学生マンション・学生会館・学生寮をお探しいただけます。`}
          path={schoolsByKana(query.row)}
        />
      );
    default:
      return (
        <PageHead
          title="学校から学生マンション・学生会館を探す"
          description="通う学校のキャンパスから、学生マンション・学生会館・学生寮をお探しいただけます。全国の大学・短大・専門学校を、学校名・都道府県・五十音から選べます。"
          path={paths.schools()}
        />
      );
  }
}
