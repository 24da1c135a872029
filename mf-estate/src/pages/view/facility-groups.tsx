import { firstUses, Fold, formatCount, isEmptyText, TermText } from '@gakumado/shared/ui';
import type { Facility } from '@gakumado/shared/contract';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { facilityCategories, longLabelOf } from '@gakumado/shared/vocabulary';
import { EquipmentIcon } from '@gakumado/shared/ui/equipment-icon';
import styles from './equipment.module.css';

interface FacilityGroupsProps {
  facilities: readonly Facility[];
  /** The words of renting to explain in their names. */
  terms: readonly RentTermName[];
}

/** The facilities by kind: their names, and their descriptions a press away. */
export function FacilityGroups({ facilities, terms }: FacilityGroupsProps) {
  const uses = firstUses(
    facilities.map(({ name }) => name),
    terms,
  );
  return facilityCategories.map(({ value: category }) => {
    const items = facilities.filter((facility) => facility.category === category);
    if (items.length === 0) return null;
    return (
      <Fold
        key={category}
        title={longLabelOf(facilityCategories, category) ?? ''}
        gist={items.map(({ name }) => name).join('、')}
      >
        <ul className={styles.facilities}>
          {items.map((facility) => (
            <FacilityItem
              key={facility.facility_id}
              {...{ facility }}
              terms={uses[facilities.indexOf(facility)]!}
            />
          ))}
        </ul>
      </Fold>
    );
  });
}

function FacilityItem({ facility, terms }: { facility: Facility; terms: readonly RentTermName[] }) {
  const details = [
    isEmptyText(facility.description) ? '' : facility.description,
    facility.is_paid ? `有料${isEmptyText(facility.price_text) ? '' : `（${facility.price_text}）`}` : '',
    facility.walk_minutes === null ? '' : `徒歩${facility.walk_minutes}分`,
    facility.distance_m === null ? '' : `約${formatCount(facility.distance_m)}m`,
  ].filter(Boolean);
  return (
    <li className={styles.facility}>
      <EquipmentIcon name={facility.icon} size="1.375rem" />
      <span>
        <span className={styles.name}>
          <TermText text={facility.name} {...{ terms }} />
        </span>
        {details.length > 0 && <span className={styles.details}>{details.join('　')}</span>}
      </span>
    </li>
  );
}
