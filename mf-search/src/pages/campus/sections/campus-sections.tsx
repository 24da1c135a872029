import type { SchoolCampus } from '@gakumado/shared/contract';
import { CampusList } from '#parts/campus-list.tsx';
import { admittedBy, campusShortLabel } from '@gakumado/shared/vocabulary';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import type { SearchScope } from '#search/scope.ts';
import type { Search } from '#search/search.ts';
import { Advice } from './advice.tsx';
import type { CampusFacts } from './campus-facts.ts';
import { CampusSection } from './campus-section.tsx';
import { FactSlot } from './fact-slot.tsx';
import { Faculties } from './faculties.tsx';
import { Features } from './features.tsx';
import { Ranking } from './ranking.tsx';
import { SchoolBox } from './school-box.tsx';
import styles from './sections.module.css';
import { Spots } from './spots.tsx';

interface CampusSectionsProps {
  campus: SchoolCampus;
  /** The school's other campuses. */
  siblings: readonly SchoolCampus[];
  scope: SearchScope;
  search: Search;
  /** The stay that the costs of the list are of. */
  stay: StayPlan;
  facts: CampusFacts | null;
}

/** The facts of a campus below its list. Give it a key per campus. */
export function CampusSections({ campus, siblings, scope, search, stay, facts }: CampusSectionsProps) {
  const gender_type = admittedBy(search);
  const name = campusShortLabel(campus);
  return (
    <div className={styles.sections}>
      <FactSlot name="features" title="こだわり" {...{ campus, facts }}>
        {(features) => <Features features={features} scope={scope} />}
      </FactSlot>
      <FactSlot
        key={gender_type?.join()}
        name="ranking"
        title="お気に入りの多い物件"
        campus={{ ...campus, gender_type }}
        facts={facts}
      >
        {(estates) => <Ranking estates={estates} asked={{ campusIds: [campus.campus_id], ...stay }} />}
      </FactSlot>
      <FactSlot name="advice" title="アドバイス" {...{ campus, facts }}>
        {(advice) => (
          <Advice advice={advice} campusId={campus.campus_id} name={name} prefId={campus.pref_id} />
        )}
      </FactSlot>
      <FactSlot name="spots" title="周辺の施設" {...{ campus, facts }}>
        {(spots) => <Spots spots={spots} />}
      </FactSlot>
      <FactSlot name="faculties" title="学部・学科" {...{ campus, facts }}>
        {(faculties) => <Faculties faculties={faculties} name={name} />}
      </FactSlot>
      <SchoolBox campus={campus} siblings={siblings} />
      <FactSlot name="nearby" title="近くの学校" {...{ campus, facts }}>
        {(campuses) =>
          campuses.length > 0 && (
            <CampusSection title="近くのキャンパス" lead="進学先を迷われている方は、あわせてご覧ください。">
              <CampusList campuses={campuses} />
            </CampusSection>
          )
        }
      </FactSlot>
    </div>
  );
}
