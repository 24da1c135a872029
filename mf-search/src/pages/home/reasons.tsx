import { Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import styles from './reasons.module.css';

const reasons = [
  {
    picture: '/images/pictures/common-01.webp',
    name: '防犯の設備を確認できる',
    text: 'オートロック、防犯カメラ、管理人の有無。',
  },
  {
    picture: '/images/pictures/common-03.webp',
    name: '食事付きの住まいも選べる',
    text: '学生会館や学生寮で、毎日の食事も安心。',
  },
  {
    picture: '/images/pictures/common-04.webp',
    name: '費用の内訳がわかる',
    text: '管理費も更新料も含めた毎月の負担で比較。',
  },
];

/** Reasons for families, each with a picture. */
export function Reasons() {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ picture, name, text }) => (
        <li key={name} className={styles.reason}>
          <Picture path={picture} alt="" sizes={`${WIDE_SCREEN} 352px, 80px`} maxWidth={960} />
          <div className={styles.texts}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
