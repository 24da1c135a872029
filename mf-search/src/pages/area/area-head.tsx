import { useContext } from 'react';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { formatCount, PageHead } from '@gakumado/shared/ui';
import { closedDescription } from '../../parts/closed-invitation.tsx';
import { servedCities } from './city-groups.ts';
import type { CityGroup } from './city-groups.ts';

interface AreaHeadProps {
  prefecture: Prefecture;
  groups: readonly CityGroup[];
}

/** One address for all choices: a choice is no page of its own. */
export function AreaHead({ prefecture, groups }: AreaHeadProps) {
  const { origin } = useContext(SiteContext);
  const { name_kana: name, prefecture_id: prefId, estate_count, is_open: isOpen } = prefecture;
  const count = estate_count > 0 ? `${formatCount(estate_count)}件` : '';
  const cities = groups.flatMap(servedCities);
  return (
    <PageHead
      title={`${name}の市区町村から学生マンション・学生会館を探す`}
      description={
        isOpen
          ? `${name}の学生マンション・学生会館・学生寮${count}を、市区町村ごとの件数と家賃からお探しいただけます。いくつかの市区町村をまとめて選べます。`
          : closedDescription(`${name}の市区町村からの学生のお部屋探し`)
      }
      path={paths.area(prefId)}
      jsonLd={
        cities.length > 0
          ? {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: `${name}の市区町村`,
              numberOfItems: cities.length,
              itemListElement: cities.map((city, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: city.name,
                url: origin + paths.areaResultOfCity(prefId, city.id),
              })),
            }
          : undefined
      }
    />
  );
}
