import type { Spot } from '@gakumado/shared/contract';
import { SpotGroups } from '@gakumado/shared/ui';
import { SURROUNDINGS_M, WALK_NOTE } from '@gakumado/shared/vocabulary';
import { CampusSection } from './campus-section.tsx';

/** The nearest shop and service of each kind around the campus. */
export function Spots({ spots }: { spots: readonly Spot[] }) {
  if (spots.length === 0) return null;
  return (
    <CampusSection
      title="キャンパス周辺の施設"
      lead={`キャンパスから道のり${SURROUNDINGS_M}m以内で最も近い施設です。${WALK_NOTE}`}
    >
      <SpotGroups spots={spots} />
    </CampusSection>
  );
}
