import type { EstateFilter } from '@gakumado/shared/contract';
import { fieldNames, isAsked, searchFields } from '@gakumado/shared/search-fields';
import type { FieldsWith, FilterField, Relaxing } from '@gakumado/shared/search-fields';
import { featureWishes } from './feature-wishes.ts';
import type { FeatureNames } from './feature-wishes.ts';
import {
  boundsWish,
  cityWish,
  keywordWishes,
  polygonWish,
  radiusWish,
  stationNameWish,
} from './place-wishes.ts';
import type { PrefectureNames } from './place-wishes.ts';
import { rentWishes } from './rent-wishes.ts';
import { changeTo, giveUp, LIMIT_GONE, NOTCH, WHOLE_FIELD } from './wish.ts';
import type { Wish } from './wish.ts';

interface Names {
  features: FeatureNames;
  prefectures: PrefectureNames;
}

type OwnField = FieldsWith<{ relaxing: { by: 'own' } }>;

/** The fields that the table leaves to this folder; null for what the rule of another one covers. */
const ownRules: Record<OwnField, ((filter: EstateFilter, names: Names) => Wish[]) | null> = {
  keyword: keywordWishes,
  station_name: stationNameWish,
  city_id: (filter, { prefectures }) => cityWish(filter, prefectures),
  dis: radiusWish,
  bounds: boundsWish,
  polygon: polygonWish,
  price_to: rentWishes,
  price_from: null,
  price: null,
  rentSelect: null,
  condition: (filter, { features }) => featureWishes('condition', filter, features),
  equipment: (filter, { features }) => featureWishes('equipment', filter, features),
  // Counted by itself: it is a join and no condition (relaxation-queries.ts).
  second_school_id: null,
};

const fieldsRelaxed = (...by: Relaxing<unknown>['by'][]): FilterField[] =>
  fieldNames.filter((field) => {
    const { relaxing } = searchFields[field];
    return relaxing !== null && by.includes(relaxing.by);
  });

const rentFields: readonly FilterField[] = ['rentSelect', 'price', 'price_from', 'price_to'];
export const limitFields: readonly FilterField[] = [...rentFields, ...fieldsRelaxed('steps')];
export const featureFields: readonly FilterField[] = ['condition', 'equipment', ...fieldsRelaxed('drop')];

/** Fields outside these make a search what it is: they stay as they are. */
export const coveredFields = fieldsRelaxed('own', 'steps', 'drop').filter(
  (field) => field !== 'second_school_id',
);

/** What the row of a field says: other values by a notch each, and then or at once nothing. */
function rowWish(field: FilterField, filter: EstateFilter): Wish[] {
  const value = filter[field];
  const relaxing = searchFields[field].relaxing as Relaxing<typeof value>;
  if (relaxing.by === 'own' || !isAsked(value)) return [];
  if (relaxing.by === 'drop') {
    const size = relaxing.isSmall ? NOTCH : WHOLE_FIELD;
    return [{ id: field, part: { [field]: value }, steps: [giveUp(relaxing.label, size, field)] }];
  }
  const { from, next, label, gone } = relaxing;
  const place: EstateFilter = from && filter[from] ? { [from]: filter[from] } : {};
  const notches = next(value).map((further, index) =>
    changeTo(label(further), NOTCH * (index + 1), { ...place, [field]: further }),
  );
  return [
    { id: field, part: { ...place, [field]: value }, steps: [...notches, giveUp(gone, LIMIT_GONE, field)] },
  ];
}

/**
 * A filter as wishes that can be relaxed one by one. None of its places is given up where nothing else says where; the
 * rent is only raised or lowered.
 */
export const allWishes = (filter: EstateFilter, names: Names): Wish[] => [
  ...Object.values(ownRules).flatMap((rule) => rule?.(filter, names) ?? []),
  ...fieldsRelaxed('steps', 'drop').flatMap((field) => rowWish(field, filter)),
];
