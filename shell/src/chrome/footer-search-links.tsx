import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { findPrefectureName, regions } from '@gakumado/shared/vocabulary';
import { FooterPart } from './footer-part.tsx';
import styles from './footer-search-links.module.css';

/** The footers of the specification (2.6): they differ in how they go on searching. */
export type FooterVariant = 'customer' | 'school' | 'transit';

interface FooterSearch {
  title: string;
  to: (prefId: number) => string;
  /** The way to all searches of the kind; its words say which, as other lists of a page have such a link too. */
  all: { to: string; label: string };
}

const searches: Record<FooterVariant, FooterSearch> = {
  customer: {
    title: '都道府県から探す',
    to: paths.area,
    all: { to: paths.search(), label: '探し方をすべて見る' },
  },
  school: {
    title: 'ほかの学校から探す',
    to: paths.schoolsInPrefecture,
    all: { to: paths.schools(), label: '学校をすべて見る' },
  },
  transit: {
    title: 'ほかの路線・駅から探す',
    to: paths.transitInPrefecture,
    all: { to: paths.transit(), label: '路線・駅をすべて見る' },
  },
};

/** The 47 prefectures, leading to the kind of search that the visitor came from. */
export function FooterSearchLinks({ variant }: { variant: FooterVariant }) {
  const { title, to, all } = searches[variant];
  return (
    <FooterPart title={title}>
      <Link to={all.to} className={styles.all}>
        {all.label}
      </Link>
      <dl className={styles.regions}>
        {regions.map(({ name, prefectureIds }) => (
          <div key={name} className={styles.region}>
            <dt>{name}</dt>
            <dd>
              {prefectureIds.map((id) => (
                <Link key={id} to={to(id)} className={styles.link}>
                  {findPrefectureName(id)?.shortName}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </FooterPart>
  );
}
