import { useContext } from 'react';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { PageHead } from '@gakumado/shared/ui';
import { closedDescription } from '../../parts/closed-invitation.tsx';
import { lineResultPath } from '../../search/search-paths.ts';
import type { CompanyLines } from '../../places/station-lists.ts';

interface TransitPrefectureHeadProps {
  prefecture: Prefecture;
  companies: readonly CompanyLines[];
}

export function TransitPrefectureHead({ prefecture, companies }: TransitPrefectureHeadProps) {
  const { origin } = useContext(SiteContext);
  const { name_kana: name, prefecture_id: prefId, is_open: isOpen } = prefecture;
  const lines = companies.flatMap((company) => company.lines);
  return (
    <PageHead
      title={`${name}の路線・駅から学生マンション・学生会館を探す`}
      description={
        isOpen
          ? `${name}を通る${lines.length}路線の駅から、学生マンション・学生会館・学生寮をお探しいただけます。駅をいくつか選んで、まとめてご覧いただくこともできます。`
          : closedDescription(`${name}の路線・駅からの学生のお部屋探し`)
      }
      path={paths.transitInPrefecture(prefId)}
      jsonLd={
        lines.length > 0
          ? {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: `${name}の路線`,
              numberOfItems: lines.length,
              itemListElement: lines.map((line, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: line.name,
                url: origin + lineResultPath(prefId, line.id),
              })),
            }
          : undefined
      }
    />
  );
}
