import type { CampusFeature } from '@gakumado/shared/contract';
import { formatCount } from '@gakumado/shared/ui';
import { ChipLinks } from '#parts/chip-links.tsx';
import { PictureLinks } from '#parts/picture-links.tsx';
import type { SearchScope } from '#search/scope.ts';
import { CampusSection } from './campus-section.tsx';
import { featureHref } from './feature-href.ts';
import styles from './features.module.css';

/** As many have a picture; the others are words. */
const PICTURE_COUNT = 8;

/** Features of the estates around a campus, as links into the list that is narrowed by them. */
export function Features({ features, scope }: { features: readonly CampusFeature[]; scope: SearchScope }) {
  if (features.length === 0) return null;
  const isRent = ({ filter }: CampusFeature) => filter.rentSelect !== undefined;
  const others = features.filter((feature) => !isRent(feature));
  return (
    <CampusSection title="こだわりから探す" lead="選ぶと、当てはまる物件だけの一覧になります。">
      <PictureLinks
        columns={4}
        links={others.slice(0, PICTURE_COUNT).map(({ filter, feature_name, estate_count, image_path }) => ({
          to: featureHref(scope, filter),
          name: feature_name,
          count: estate_count,
          picturePath: image_path,
        }))}
      />
      <FeatureWords title="そのほかのこだわり" features={others.slice(PICTURE_COUNT)} scope={scope} />
      <FeatureWords title="家賃" features={features.filter(isRent)} scope={scope} />
    </CampusSection>
  );
}

function FeatureWords({
  title,
  features,
  scope,
}: {
  title: string;
  features: readonly CampusFeature[];
  scope: SearchScope;
}) {
  if (features.length === 0) return null;
  return (
    <div className={styles.words}>
      <h3>{title}</h3>
      <ChipLinks
        hasStrongNotes
        links={features.map(({ filter, feature_name, estate_count }) => ({
          to: featureHref(scope, filter),
          label: feature_name,
          note: `${formatCount(estate_count)}件`,
        }))}
      />
    </div>
  );
}
