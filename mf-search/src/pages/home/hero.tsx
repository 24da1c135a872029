import { Link } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { Container, formatCount, Picture, SearchBox, WIDE_SCREEN } from '@gakumado/shared/ui';
import { TwoPlaces } from './two-places.tsx';
import styles from './hero.module.css';

/** The top of the site: its purpose, and the school box. */
export function Hero({ estateCount }: { estateCount: number | null }) {
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <Picture
          path="/images/pictures/room-07.webp"
          alt=""
          width={960}
          height={640}
          sizes={`${WIDE_SCREEN} 60vw, 100vw`}
          priority
        />
      </div>
      <Container className={styles.content}>
        <div className={styles.panel}>
          <p className={styles.tagline}>{brand.tagline}</p>
          <h1 className={styles.title}>通う学校から、はじめてのひとり暮らしを。</h1>
          <p className={styles.lead}>
            学生マンション・学生会館・学生寮を、キャンパスまでの通学時間が短い順に探せます。
          </p>
          <SearchBox size="large" hasHint />
          <TwoPlaces />
          <p className={styles.foot}>
            {estateCount !== null && (
              <span className={styles.count}>
                掲載物件 <strong>{formatCount(estateCount)}</strong>件
              </span>
            )}
            <Link to={paths.guidedSearch()}>学校が決まっていない方はこちら</Link>
          </p>
        </div>
      </Container>
    </div>
  );
}
