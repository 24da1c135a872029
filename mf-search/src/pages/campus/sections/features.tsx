import type { CampusFeature } from '@gakumado/shared/contract';
import { ChipLinks } from '../../../components/chip-links.tsx';
import { PictureLinks } from '../../../components/picture-links.tsx';
import type { SearchPlace } from '../../../results/place.ts';
import { CampusSection } from './campus-section.tsx';
import { featureHref } from './feature-href.ts';
import styles from './features.module.css';

/** As many have a picture; the others are words. */
const PICTURE_COUNT = 8;

/** What sets the estates of a campus apart, as links into the list that is narrowed by it. */
export function Features({ features, place }: { features: readonly CampusFeature[]; place: SearchPlace }) {
  if (features.length === 0) return null;
  const isRent = ({ filter }: CampusFeature) => filter.rentSelect !== undefined;
  const others = features.filter((feature) => !isRent(feature));
  return (
    <CampusSection title="こだわりから探す" lead="選ぶと、当てはまる物件だけの一覧になります。">
      <PictureLinks
        columns={4}
        links={others.slice(0, PICTURE_COUNT).map(({ filter, feature_name, estate_count, image_path }) => ({
          to: featureHref(place, filter),
          name: feature_name,
          count: estate_count,
          picturePath: image_path,
        }))}
      />
      <FeatureWords title="そのほかのこだわり" features={others.slice(PICTURE_COUNT)} place={place} />
      <FeatureWords title="家賃" features={features.filter(isRent)} place={place} />
    </CampusSection>
  );
}

function FeatureWords({
  title,
  features,
  place,
}: {
  title: string;
  features: readonly CampusFeature[];
  place: SearchPlace;
}) {
  if (features.length === 0) return null;
  return (
    <div className={styles.words}>
      <h3>{title}</h3>
      <ChipLinks
        hasStrongNotes
        links={features.map(({ filter, feature_name, estate_count }) => ({
          to: featureHref(place, filter),
          label: feature_name,
          note: `${estate_count.toLocaleString('ja-JP')}件`,
        }))}
      />
    </div>
  );
}
