import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Notice } from '@gakumado/shared/ui';
import styles from './keyword-page.module.css';

const examples = ['高田馬場', '京都市左京区', '早稲田大学', '横浜駅'];

/** Examples of words, for visitors who have typed nothing or found nothing. */
export function KeywordHelp() {
  return (
    <Notice title="キーワードの入力について">
      <ul className={styles.hints}>
        <li>物件の名前、住所、駅名、学校名で探せます。</li>
        <li>言葉を空白で区切ると、すべてに当てはまる物件を探します（5つまで）。</li>
        <li>ひらがな・カタカナ、全角・半角、学校の略称でも探せます（例：わせだ、早大）。</li>
        <li>駅の周りだけを探すときは「横浜駅」のように「駅」まで入力してください。</li>
        <li>設備や条件の言葉（例：オートロック）では、その条件の一覧をご案内します。</li>
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
