import type { FaqEntry } from '@gakumado/shared/contract';
import { Accordion, Badge, RichText } from '@gakumado/shared/ui';
import { findFaqCategory } from '@gakumado/shared/vocabulary';
import styles from './faq-list.module.css';

interface FaqListProps {
  entries: readonly FaqEntry[];
  headingLevel?: 2 | 3;
  /** Names each question's category, in lists of several categories. */
  hasCategory?: boolean;
}

/** Questions that open to their answers; each has its own address (`#keiyaku-01`). */
export function FaqList({ entries, headingLevel = 2, hasCategory = false }: FaqListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.list}>
      {entries.map(({ id, category, question, answer }) => (
        <Accordion
          key={id}
          id={id}
          title={
            <>
              {hasCategory && <Badge tone="neutral">{findFaqCategory(category)?.title ?? category}</Badge>}
              <Heading>{question}</Heading>
            </>
          }
        >
          <RichText html={answer} look="plain" />
        </Accordion>
      ))}
    </div>
  );
}
