import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { isEmptyText } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
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

interface CampusListProps {
  campuses: readonly ListedCampus[];
  /** In a prefecture that is not open, whose pages name no numbers of their own (decision 18). */
  isClosed?: boolean;
  /** The station alone, among other parts of a page. */
  isShort?: boolean;
}

/** Campuses as links to their result pages, each with its distinguishing facts. */
export function CampusList({ campuses, isClosed = false, isShort = false }: CampusListProps) {
  const cards = (
    <LinkCards
      look="way"
      columns={isShort ? 3 : 2}
      cards={campuses.map((campus) => ({
        to: paths.campus(campus.pref_id, campus.campus_id),
        name: campusLabel(campus),
        note: [!isShort && campus.address, campus.nearest_station_text]
          .filter((text) => text && !isEmptyText(text))
          .join('・'),
        ...(!isClosed && { count: campus.estate_count }),
      }))}
    />
  );
  if (!isClosed || campuses.every(({ estate_count }) => estate_count === 0)) return cards;
  return (
    <>
      <p>エリア・駅からの掲載は準備中です。学校からは、一部の物件をご覧いただけます。</p>
      {cards}
    </>
  );
}
