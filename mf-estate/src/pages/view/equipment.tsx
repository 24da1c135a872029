import type { Equipment as EquipmentMaster, EstateDetail, Facility } from '@gakumado/shared/contract';
import type { RentTermName } from '@gakumado/shared/rent-terms';
import { firstUses, PartFailed, TermText } from '@gakumado/shared/ui';
import { offerConditions, OWN_PLACES } from '@gakumado/shared/vocabulary';
import { FacilityGroups } from './facility-groups.tsx';
import { EquipmentIcon } from '@gakumado/shared/ui/equipment-icon';
import { Section } from '../../components/section/section.tsx';
import styles from './equipment.module.css';

interface EquipmentProps {
  estate: EstateDetail;
  /** Names and icons of conditions and equipment; null when they could not be loaded. */
  equipment: readonly EquipmentMaster[] | null;
  /** Null when they could not be loaded. */
  facilities: readonly Facility[] | null;
  isClosed: boolean;
}

/** Conditions and equipment by name, then the facilities with their descriptions. Places nearby are told by 地図と周辺. */
export function Equipment({ estate, equipment, facilities, isClosed }: EquipmentProps) {
  const described = new Set(facilities?.map(({ name }) => name));
  const isTrue = (id: number) => !isClosed || !offerConditions.includes(id);
  const conditions = named(equipment ?? [], estate.condition.filter(isTrue));
  const others = named(equipment ?? [], estate.equipment).filter(({ name }) => !described.has(name));
  const shown = facilities?.filter(({ category }) => category !== OWN_PLACES) ?? [];
  const [ofConditions, ofFacilities, ofOthers] = firstUses(
    [conditions, shown, others].map((items) => items.map(({ name }) => name).join('、')),
  );
  return (
    <Section id="equipment" title="設備・条件">
      <IconList title="この物件の条件" items={conditions} terms={ofConditions!} />
      <FacilityGroups facilities={shown} terms={ofFacilities!} />
      <IconList title="そのほかの設備" items={others} terms={ofOthers!} />
      {(!equipment || !facilities) && <PartFailed name="設備・条件の一部" />}
    </Section>
  );
}

/** The masters of `ids` in their own order; synonyms (two ids of one name) once. */
function named(equipment: readonly EquipmentMaster[], ids: readonly number[]): EquipmentMaster[] {
  const found = equipment.filter(({ equipment_id }) => ids.includes(equipment_id));
  return [...new Map(found.map((item) => [item.name, item])).values()];
}

interface IconListProps {
  title: string;
  items: readonly EquipmentMaster[];
  /** The words of renting to explain. */
  terms: readonly RentTermName[];
}

function IconList({ title, items, terms }: IconListProps) {
  if (items.length === 0) return null;
  const uses = firstUses(
    items.map(({ name }) => name),
    terms,
  );
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.items}>
        {items.map(({ equipment_id, icon, name }, index) => (
          <li key={equipment_id} className={styles.item}>
            <EquipmentIcon name={icon} size="1.375rem" />
            <span>
              <TermText text={name} terms={uses[index]} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
