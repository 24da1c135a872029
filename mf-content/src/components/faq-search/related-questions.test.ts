import { findFaqCategory } from '@gakumado/shared/vocabulary';
import { readFaqSeed } from '../../testing/read-faq-seed.ts';
import { relatedQuestions } from './related-questions.ts';

const relatedTo = (slug: string) =>
  relatedQuestions(readFaqSeed(), findFaqCategory(slug)!).map(({ question }) => question);

test('related questions name what the category is about; those that only mention it are left out', () => {
  const questions = relatedTo('yoyaku');
  expect(questions).toContain('見学には予約が必要ですか');
  expect(questions.filter((question) => !question.includes('予約'))).toEqual([]);
});

test('a category that no other question is about has none', () => {
  expect(relatedTo('shiryou')).toEqual([]);
});
