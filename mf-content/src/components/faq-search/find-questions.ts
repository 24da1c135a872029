import type { FaqEntry } from '@gakumado/shared/contract';
import { textOfHtml } from '@gakumado/shared/html-text';
import { rank } from '../../text-search/rank.ts';
import { readWords } from '../../text-search/read-words.ts';
import { rentingWords } from '../../text-search/renting-words.ts';
import type { SearchWord } from '../../text-search/read-words.ts';

/** A hit in a question says more than one in its answer. */
const QUESTION_WEIGHT = 3;
/** Questions whose score is below this part of the best one answer something else. */
const LEAST_PART = 0.2;
export const FOUND_MAX = 15;

/** The words of a search in questions, as ranking and marks take them. */
export const readQuestion = (keyword: string): SearchWord[] => readWords(keyword, rentingWords);

/** Questions that a search is about, best first, {@link FOUND_MAX} at most. */
export function findQuestions(entries: readonly FaqEntry[], keyword: string): FaqEntry[] {
  const ranked = rank(entries, fieldsOf, readQuestion(keyword));
  const least = (ranked[0]?.score ?? 0) * LEAST_PART;
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, FOUND_MAX)
    .map(({ item }) => item);
}

const fieldsOf = ({ question, answer }: FaqEntry) => [
  { text: question, weight: QUESTION_WEIGHT },
  { text: textOfHtml(answer), weight: 1 },
];
