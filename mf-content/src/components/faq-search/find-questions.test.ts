import { faqSearches, unanswered } from '../../testing/faq-searches.ts';
import { readFaqSeed } from '../../testing/read-faq-seed.ts';
import { findQuestions, FOUND_MAX } from './find-questions.ts';

const questions = readFaqSeed();

/** Each search, the place of its first answer (0 where it is not found) and what is found instead. */
const results = faqSearches.map(([keyword, ...answers]) => {
  const found = findQuestions(questions, keyword).map(({ id }) => id);
  const place = 1 + found.findIndex((id) => answers.includes(id));
  return { keyword, place, found: found.slice(0, 3) };
});
const missed = results.filter(({ place }) => place === 0 || place > 3);
const first = results.filter(({ place }) => place === 1);
const percent = (count: number) => Math.floor((count / results.length) * 100);

test(`${results.length} searches: ${percent(results.length - missed.length)} % have an answer among the first three`, () => {
  const allowed = Math.floor(results.length * 0.05);
  expect(missed.slice(allowed)).toEqual([]);
});

test(`${results.length} searches: ${percent(first.length)} % have an answer in the first place`, () => {
  expect(percent(first.length)).toBeGreaterThanOrEqual(85);
});

test('every search expects questions that are there', () => {
  const ids = new Set(questions.map(({ id }) => id));
  expect(faqSearches.flatMap(([, ...answers]) => answers).filter((id) => !ids.has(id))).toEqual([]);
});

test.each(unanswered)('%s finds no question', (keyword) => {
  expect(findQuestions(questions, keyword)).toEqual([]);
});

test('a common word finds a list that can be read', () => {
  expect(findQuestions(questions, '部屋')).toHaveLength(FOUND_MAX);
});

test('the answer for every searched word comes before answers for one of them', () => {
  const ids = findQuestions(questions, '敷金　更新料').map(({ id }) => id);
  expect(ids.slice(0, 2).toSorted()).toEqual(['chintai-04', 'koushin-02']);
  expect(findQuestions(questions, '新着メール 止める')[0]?.id).toBe('tsukaikata-07');
});
