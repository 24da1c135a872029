import { rentTermGroups } from '@gakumado/shared/rent-terms';
import { termSearches } from '../../testing/faq-searches.ts';
import { findAskedTerms } from './find-asked-terms.ts';

const asked = (keyword: string) => findAskedTerms(rentTermGroups, keyword);

test.each(termSearches)('%s asks for a word of the glossary', (keyword, ...terms) => {
  expect(asked(keyword)).toEqual(terms);
});

test('every word is found by its name and by its reading', () => {
  const terms = rentTermGroups.flatMap((group) => group.terms);
  const missed = terms.filter(({ name, reading }) =>
    [`${name}とは`, `${reading}って何ですか`].some((keyword) => !asked(keyword).includes(name)),
  );
  expect(missed).toEqual([]);
});

test.each([
  '条件を保存',
  'じょうけんをほぞん',
  '退会したい',
  '解約いつまで',
  '部屋の意味',
  '宇宙とは',
  '？',
  '',
])('%s asks for none', (keyword) => {
  expect(asked(keyword)).toEqual([]);
});
