import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Notice } from '@gakumado/shared/ui';
import styles from './keyword-page.module.css';

const examples = ['早稲田大学 30分以内', '京都市左京区 7万円まで', '横浜駅 オートロック', '明治大学 農学部'];

/** Examples of words, for visitors who have typed nothing or found nothing. */
export function KeywordHelp() {
  return (
    <Notice title="キーワードの入力について">
      <ul className={styles.hints}>
        <li>学校、駅、路線、住所、郵便番号、物件の名前で探せます。</li>
        <li>
          家賃や通学時間、間取り、設備などの条件も、続けて入力できます（例：早稲田に30分以内、7万円まで）。
        </li>
        <li>ひらがな・カタカナ、ローマ字、全角・半角、略称でも探せます（例：わせだ、早大）。</li>
        <li>同じ名前の場所があるときは、「横浜駅」「東京都 三田」のように入力してください。</li>
      </ul>
      <p className={styles.examples}>
        例：
        {examples.map((word) => (
          <Link key={word} to={paths.keyword(word)}>
            {word}
          </Link>
        ))}
      </p>
    </Notice>
  );
}
