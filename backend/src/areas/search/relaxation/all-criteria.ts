import type { EstateFilter } from '@gakumado/shared/contract';
import { fieldNames, isAsked, searchFields } from '@gakumado/shared/search-fields';
import type { FieldsWith, FilterField, Relaxing } from '@gakumado/shared/search-fields';
import { featureCriteria } from './feature-criteria.ts';
import type { FeatureNames } from './feature-criteria.ts';
import {
  boundsCriterion,
  cityCriterion,
  keywordCriteria,
  polygonCriterion,
  radiusCriterion,
  stationNameCriterion,
} from './place-criteria.ts';
import type { PrefectureNames } from './place-criteria.ts';
import { costCriteria, rentCriteria } from './rent-criteria.ts';
import { residentsCriteria } from './residents-criteria.ts';
import { changeTo, dropFields, WHOLE_LIMIT, ONE_STEP, WHOLE_FIELD } from './criterion.ts';
import type { Criterion } from './criterion.ts';

interface Names {
  features: FeatureNames;
  prefectures: PrefectureNames;
}

type OwnField = FieldsWith<{ relaxing: { by: 'own' } }>;

/** The fields that the table leaves to this folder; null where the rule of another one covers them. */
const ownRules: Record<OwnField, ((filter: EstateFilter, names: Names) => Criterion[]) | null> = {
  keyword: keywordCriteria,
  station_name: stationNameCriterion,
  city_id: (filter, { prefectures }) => cityCriterion(filter, prefectures),
  dis: radiusCriterion,
  bounds: boundsCriterion,
  polygon: polygonCriterion,
  price_to: rentCriteria,
  cost_to: costCriteria,
  cost_from: null,
  price_from: null,
  price: null,
  rentSelect: null,
  gender_type: residentsCriteria,
  condition: (filter, { features }) => featureCriteria('condition', filter, features),
  equipment: (filter, { features }) => featureCriteria('equipment', filter, features),
  // Counted by itself: it is a join and no condition (relaxation-queries.ts).
  second_school_id: null,
  second_destination: null,
};

const fieldsRelaxed = (...by: Relaxing<unknown>['by'][]): FilterField[] =>
  fieldNames.filter((field) => {
    const { relaxing } = searchFields[field];
    return relaxing !== null && by.includes(relaxing.by);
  });

const amountFields: readonly FilterField[] = [
  'rentSelect',
  'price',
  'price_from',
  'price_to',
  'cost_from',
  'cost_to',
];
export const limitFields: readonly FilterField[] = [...amountFields, ...fieldsRelaxed('steps')];
export const featureFields: readonly FilterField[] = [
  'condition',
  'equipment',
  'gender_type',
  ...fieldsRelaxed('drop'),
];

/** Fields outside these are the subject of a search: they stay as they are. */
export const coveredFields = fieldsRelaxed('own', 'steps', 'drop').filter(
  (field) => field !== 'second_school_id' && field !== 'second_destination',
);

/** The criterion of a field by its row: other values one step each, then no value; or no value at once. */
function rowCriterion(field: FilterField, filter: EstateFilter): Criterion[] {
  const value = filter[field];
  const relaxing = searchFields[field].relaxing as Relaxing<typeof value>;
  if (relaxing.by === 'own' || !isAsked(value)) return [];
  if (relaxing.by === 'drop') {
    const size = relaxing.isSmall ? ONE_STEP : WHOLE_FIELD;
    return [{ id: field, part: { [field]: value }, steps: [dropFields(relaxing.label, size, field)] }];
  }
  const { from, next, label, gone } = relaxing;
  const place: EstateFilter = from && filter[from] ? { [from]: filter[from] } : {};
  const others = next(value).map((further, index) =>
    changeTo(label(further), ONE_STEP * (index + 1), { ...place, [field]: further }),
  );
  return [
    {
      id: field,
      part: { ...place, [field]: value },
      steps: [...others, dropFields(gone, WHOLE_LIMIT, field)],
    },
  ];
}

/**
 * A filter as criteria that can be relaxed one by one. A place stays where nothing else says where. The
 * rent is only raised or lowered.
 */
export const allCriteria = (filter: EstateFilter, names: Names): Criterion[] => [
  ...Object.values(ownRules).flatMap((rule) => rule?.(filter, names) ?? []),
  ...fieldsRelaxed('steps', 'drop').flatMap((field) => rowCriterion(field, filter)),
];
