import { PartLink, Phrases } from '@gakumado/shared/ui';
import type { ArticleSection } from '../../components/article/read-article.ts';
import type { GuideStep } from './read-guide.ts';
import { StepDrawing } from './step-drawing.tsx';
import styles from './steps-figure.module.css';

interface StepsFigureProps {
  steps: readonly GuideStep[];
  /** The parts that are no steps. */
  others: readonly ArticleSection[];
}

/** The way from the search to the first day, drawn: each step leads to its part, and so do the parts below. */
export function StepsFigure({ steps, others }: StepsFigureProps) {
  return (
    <nav aria-labelledby="steps-title" className={styles.figure}>
      <p id="steps-title" className={styles.title}>
        入居までの流れと目次
      </p>
      <ol className={styles.steps}>
        {steps.map(({ id, number, title }, index) => (
          <li key={id} className={styles.step}>
            <PartLink part={id} className={styles.link}>
              <StepDrawing index={index} />
              <span className={styles.words}>
                <span className={styles.number}>{number}</span>
                <Phrases text={title} />
              </span>
            </PartLink>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ id, title }) => (
            <li key={id}>
              <PartLink part={id}>{title}</PartLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
