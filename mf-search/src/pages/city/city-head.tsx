import { useContext } from 'react';
import type { Prefecture, SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { formatCount, formatRent, PageHead } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
import { closedDescription } from '../../parts/closed-invitation.tsx';

interface CityHeadProps {
  prefecture: Prefecture;
  rentAverage: number | null;
  campuses: readonly SchoolCampus[];
}

export function CityHead({ prefecture, rentAverage, campuses }: CityHeadProps) {
  const { origin } = useContext(SiteContext);
  const { name_kana: name, estate_count, is_open: isOpen } = prefecture;
  const count = estate_count > 0 ? `${formatCount(estate_count)}件` : '';
  const rent = rentAverage === null ? '' : `1R・1Kの家賃の平均は${formatRent(rentAverage)}。`;
  return (
    <PageHead
      title={`${name}の学生マンション・学生会館・学生寮`}
      description={
        isOpen
          ? `${name}の学生マンション・学生会館・学生寮${count}。${rent}学校、街ごとの家賃、路線、店舗をまとめてご案内します。`
          : closedDescription(`${name}での学生のお部屋探し`)
      }
      path={paths.city(prefecture.name)}
      jsonLd={
        campuses.length > 0
          ? {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: isOpen ? `${name}で物件の多い学校` : `${name}の学校`,
              numberOfItems: campuses.length,
              itemListElement: campuses.map((campus, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: campusLabel(campus),
                url: origin + paths.campus(campus.pref_id, campus.campus_id),
              })),
            }
          : undefined
      }
    />
  );
}
