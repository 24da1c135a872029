import { Link } from 'react-router-dom';
import type { CampusFeature } from '@gakumado/shared/contract';
import { Picture } from '@gakumado/shared/ui';
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
      <ul className={styles.pictures}>
        {others.slice(0, PICTURE_COUNT).map((feature) => (
          <li key={feature.feature_id}>
            <Link to={featureHref(place, feature.filter)} className={styles.feature}>
              <Picture
                path={feature.image_path}
                alt=""
                sizes="(min-width: 897px) 265px, 45vw"
                maxWidth={480}
                isSample
              />
              <FeatureText feature={feature} />
            </Link>
          </li>
        ))}
      </ul>
      <FeatureWords title="そのほかのこだわり" features={others.slice(PICTURE_COUNT)} place={place} />
      <FeatureWords title="家賃" features={features.filter(isRent)} place={place} />
    </CampusSection>
  );
}

function FeatureText({ feature: { feature_name, estate_count } }: { feature: CampusFeature }) {
  return (
    <span className={styles.text}>
      <span className={styles.name}>{feature_name}</span>
      <span className={styles.count}>{estate_count.toLocaleString('ja-JP')}件</span>
    </span>
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
      <ul>
        {features.map((feature) => (
          <li key={feature.feature_id}>
            <Link to={featureHref(place, feature.filter)} className={styles.word}>
              {feature.feature_name}
              <span className={styles.count}>{feature.estate_count.toLocaleString('ja-JP')}件</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
