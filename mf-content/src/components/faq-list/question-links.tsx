import { Link } from 'react-router-dom';
import type { FaqEntry } from '@gakumado/shared/contract';
import { Badge } from '@gakumado/shared/ui';
import { faqTitleOf } from '@gakumado/shared/vocabulary';
import { questionPath } from './question-path.ts';
import styles from './question-links.module.css';

export type QuestionLink = Pick<FaqEntry, 'id' | 'category' | 'question'>;

/** Links to questions of several categories, at their places there. */
export function QuestionLinks({ questions }: { questions: readonly QuestionLink[] }) {
  return (
    <ul className={styles.list}>
      {questions.map(({ id, category, question }) => (
        <li key={id} className={styles.row}>
          <Badge tone="neutral">{faqTitleOf(category) ?? category}</Badge>
          <Link to={questionPath({ id, category })}>{question}</Link>
        </li>
      ))}
    </ul>
  );
}
