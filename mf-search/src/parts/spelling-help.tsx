import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Notice } from '@gakumado/shared/ui';
import styles from './spelling-help.module.css';

/** Tips for a school that was not found by its name. */
export function SpellingHelp() {
  return (
    <Notice title="学校名の入力について">
      <ul className={styles.hints}>
        <li>ひらがな・カタカナでも探せます（例：わせだ、ワセダ）。</li>
        <li>「早大」「東大」などの略称や、学校名の一部でも探せます。</li>
        <li>「大学」「専門学校」を省いて入力すると、見つかりやすくなります。</li>
        <li>
          掲載のない学校については、<Link to={paths.roomOrder()}>お部屋探しのご依頼</Link>を承っています。
        </li>
      </ul>
    </Notice>
  );
}
