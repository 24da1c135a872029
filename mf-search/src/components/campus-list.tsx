import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { campusLabel, isEmptyText } from '@gakumado/shared/ui';
import { LinkCards } from './link-cards.tsx';

type ListedCampus = Pick<
  SchoolCampus,
  | 'campus_id'
  | 'pref_id'
  | 'school_name'
  | 'campus_name'
  | 'address'
  | 'nearest_station_text'
  | 'estate_count'
>;

/** Campuses as links to their result pages, with what tells them apart. */
export function CampusList({ campuses }: { campuses: readonly ListedCampus[] }) {
  return (
    <LinkCards
      look="way"
      cards={campuses.map((campus) => ({
        to: paths.campus(campus.pref_id, campus.campus_id),
        name: campusLabel(campus),
        note: [campus.address, campus.nearest_station_text].filter((text) => !isEmptyText(text)).join('・'),
        count: campus.estate_count,
      }))}
    />
  );
}
