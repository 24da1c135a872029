import { useLocation } from 'react-router-dom';
import type { FaqEntry } from '@gakumado/shared/contract';
import { textOfHtml } from '@gakumado/shared/html-text';
import { findHits } from '../../text-search/rank.ts';
import type { SearchWord } from '../../text-search/read-words.ts';
import { Accordion, Badge, Phrases, RichText, useIsHydrated } from '@gakumado/shared/ui';
import { faqTitleOf } from '@gakumado/shared/vocabulary';
import { excerptOf } from '../faq-search/excerpt-of.ts';
import { Marked } from '../marked/marked.tsx';
import styles from './faq-list.module.css';

const noWords: readonly SearchWord[] = [];

interface FaqListProps {
  entries: readonly FaqEntry[];
  headingLevel?: 2 | 3;
  /** Names each question's category, in lists of several categories. */
  hasCategory?: boolean;
  /** Words of a search: they are marked, and the first answer is open. */
  words?: readonly SearchWord[];
}

/** Questions that open to their answers; each has its own address (`#keiyaku-01`), which opens it. */
export function FaqList({ entries, headingLevel = 2, hasCategory = false, words = noWords }: FaqListProps) {
  const Heading = `h${headingLevel}` as const;
  const { hash } = useLocation();
  // The server does not know what follows the # of an address.
  const isHydrated = useIsHydrated();
  return (
    <div>
      {entries.map((entry, index) => (
        <Accordion
          key={entry.id}
          id={entry.id}
          open={(words.length > 0 && index === 0) || (isHydrated && hash === `#${entry.id}`)}
          className={styles.entry}
          isPrintedOpen
          title={
            <>
              {hasCategory && <Badge tone="neutral">{faqTitleOf(entry.category) ?? entry.category}</Badge>}
              <Heading>
                <Question text={entry.question} {...{ words }} />
              </Heading>
              <Excerpt entry={entry} words={words} />
            </>
          }
        >
          <RichText
            html={entry.answer}
            look="plain"
            renderText={(text) => <Marked text={text} hits={findHits(text, words)} />}
          />
        </Accordion>
      ))}
    </div>
  );
}

/** A question with its marks, or else with its phrases. */
function Question({ text, words }: { text: string; words: readonly SearchWord[] }) {
  const hits = findHits(text, words);
  return hits.length > 0 ? <Marked {...{ text, hits }} /> : <Phrases text={text} />;
}

/** Where the words are in a closed answer, when the question has none of them. */
function Excerpt({ entry, words }: { entry: FaqEntry; words: readonly SearchWord[] }) {
  if (words.length === 0 || findHits(entry.question, words).length > 0) return null;
  const excerpt = excerptOf(textOfHtml(entry.answer), words);
  return (
    excerpt && (
      <span className={styles.excerpt}>
        <Marked text={excerpt} hits={findHits(excerpt, words)} />
      </span>
    )
  );
}
