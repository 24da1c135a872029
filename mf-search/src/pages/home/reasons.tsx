import { Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import styles from './reasons.module.css';

const reasons = [
  {
    picture: '/images/pictures/common-01.webp',
    name: '防犯の設備を確認できる',
    text: 'オートロックや防犯カメラ、管理人の有無など、物件ごとの設備を一覧で確認できます。',
  },
  {
    picture: '/images/pictures/common-03.webp',
    name: '食事付きの住まいも選べる',
    text: '食事付きの学生会館や学生寮もご紹介。はじめてのひとり暮らしの食生活を支えます。',
  },
  {
    picture: '/images/pictures/common-04.webp',
    name: '費用の内訳がわかる',
    text: '家賃のほか、管理費や更新料などを含めた「めやす賃料」で、物件どうしを比べられます。',
  },
];

/** Reasons for families, each with a picture. */
export function Reasons() {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ picture, name, text }) => (
        <li key={name} className={styles.reason}>
          <Picture path={picture} alt="" sizes={`${WIDE_SCREEN} 352px, 112px`} maxWidth={960} isSample />
          <div className={styles.texts}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
