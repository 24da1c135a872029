import type { Spot } from '@gakumado/shared/contract';
import { groupSpots, SpotGroups } from '@gakumado/shared/ui';
import { SPOTS_KM, WALK_NOTE } from '@gakumado/shared/vocabulary';
import { CampusSection } from './campus-section.tsx';

/** Shops and services around the campus, by kind, the nearest first. */
export function Spots({ spots }: { spots: readonly Spot[] }) {
  if (spots.length === 0) return null;
  return (
    <CampusSection title="キャンパス周辺の施設" lead={`キャンパスから道のり${SPOTS_KM}km以内。${WALK_NOTE}`}>
      <SpotGroups groups={groupSpots(spots)} />
    </CampusSection>
  );
}
