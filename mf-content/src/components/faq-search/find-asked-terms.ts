import type { RentTerm, RentTermGroup, RentTermName } from '@gakumado/shared/rent-terms';
import { foldText } from '@gakumado/shared/texts';
import { hitsOf, readSpelling } from '../../text-search/spelling.ts';
import { readQuestion } from './find-questions.ts';

/** More words than these are a list, not an answer. */
const TERMS_MAX = 3;
const ASKS_MEANING = /とは|って(?:何|なに|なん|どう)|意味|いみ|何ですか|なんですか/;
/** Hiragana that go on after a reading make another word of it: じょうけん is no じょう. */
const GOES_ON = /[ぁ-ゖ]/;
/** A っ is a つ in a folded text. */
const MAY_FOLLOW = /[とつのはがをになでもやか]/;

/** The words of renting that a search names or asks the meaning of, in the order of the glossary. */
export function findAskedTerms(groups: readonly RentTermGroup[], keyword: string): RentTermName[] {
  const terms = groups.flatMap((group) => group.terms);
  const named = namedTerms(terms, keyword);
  const asked = named.length > 0 ? named : partlyNamedTerms(terms, keyword);
  return asked.slice(0, TERMS_MAX).map(({ name }) => name);
}

/** Terms whose name or reading the search has; not 重説 where it has IT重説. */
function namedTerms(terms: readonly RentTerm[], keyword: string): RentTerm[] {
  const search = foldText(keyword);
  const hits = terms.flatMap((term) =>
    spellingsOf(term)
      .flatMap((written) => hitsOf(search, readSpelling(written)))
      .filter(([, to]) => isWhole(search.text, to))
      .map(([from, to]) => ({ term, from, to })),
  );
  const isInAnother = ({ term, from, to }: (typeof hits)[number]) =>
    hits.some(
      (other) =>
        other.term !== term && other.from <= from && other.to >= to && other.to - other.from > to - from,
    );
  const whole = new Set(hits.filter((hit) => !isInAnother(hit)).map(({ term }) => term));
  return terms.filter((term) => whole.has(term));
}

/** Where a search asks for a meaning: 解約 is the beginning or the end of 解約予告 and 途中解約. */
function partlyNamedTerms(terms: readonly RentTerm[], keyword: string): RentTerm[] {
  if (!ASKS_MEANING.test(keyword.normalize('NFKC'))) return [];
  const parts = readQuestion(keyword)
    .map(({ typed }) => foldText(typed).text)
    .filter((part) => part.length > 1);
  return terms.filter((term) =>
    spellingsOf(term)
      .map((written) => foldText(written).text)
      .some((name) => parts.some((part) => name.startsWith(part) || name.endsWith(part))),
  );
}

/** 管理費・共益費 are two names and two readings. */
const spellingsOf = ({ name, reading, also = [] }: RentTerm) => [
  name,
  ...name.split('・'),
  ...reading.split('・'),
  ...also,
];

function isWhole(text: string, to: number): boolean {
  const next = text.charAt(to);
  return !GOES_ON.test(text.charAt(to - 1)) || !GOES_ON.test(next) || MAY_FOLLOW.test(next);
}
