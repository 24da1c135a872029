import { useContext } from 'react';
import type { Estate, SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { PageHead } from '@gakumado/shared/ui';
import { campusTitle } from '../../components/campus-title.ts';
import { isNarrowed, writeCondition } from './condition.ts';
import type { Condition } from './condition.ts';

interface CampusHeadProps {
  campus: SchoolCampus;
  condition: Condition;
  estates: readonly Estate[];
  total: number;
}

/** A narrowed list is no page of its own for search engines; a further page of the whole list is. */
export function CampusHead({ campus, condition, estates, total }: CampusHeadProps) {
  const { origin } = useContext(SiteContext);
  const name = campusTitle(campus);
  const { page } = condition;
  const whole: Condition = {
    building_type_id: [],
    layout: [],
    condition: [],
    equipment: [],
    sort: 'commute_asc',
    page,
  };
  return (
    <PageHead
      title={`${name}周辺の学生マンション・学生会館${page > 1 ? `（${page}ページ目）` : ''}`}
      description={`${name}に通いやすい学生マンション・学生会館・学生寮${total}件を、通学時間の短い順に掲載。家賃や間取り、駅からの徒歩時間で絞り込めます。`}
      path={paths.campus(campus.pref_id, campus.campus_id) + writeCondition(whole)}
      noindex={isNarrowed(condition)}
      imagePath={estates[0]?.estate_image_path ?? null}
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: `${name}周辺の学生向け物件`,
        numberOfItems: total,
        itemListElement: estates.map((estate, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: estate.name,
          url: origin + paths.estate(estate.estate_id),
        })),
      }}
    />
  );
}
