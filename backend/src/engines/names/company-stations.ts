import { nameKey } from '@gakumado/shared/names';
import { nameUpTo } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import type { Meaning } from './meaning.ts';
import type { NameIndex } from './name-index.ts';
import { meaningsOf, soundMeaningsOf } from './name-meanings.ts';
import { COMPANIES_BY_HABIT, COMPANY } from './place-names.ts';
import { scriptOf } from './script-of.ts';
import { KANA_MIN } from './search-text.ts';
import type { SearchText } from './search-text.ts';

/** A company that a text begins with: as it is called there, and which of the folded names of lines are its own. */
interface Company {
  called: string;
  isLine(key: string): boolean;
}

/** Keys of the names of lines, which are few and asked for in every search. */
const lineKeys = new Map<string, string>();

function keyOfLine(line: string): string {
  const known = lineKeys.get(line);
  if (known !== undefined) return known;
  const key = nameKey(line);
  lineKeys.set(line, key);
  return key;
}

function companyAt(rest: string): Company | undefined {
  const company = COMPANY.exec(rest)?.[0];
  if (company !== undefined) return { called: company, isLine: (key) => key.startsWith(company) };
  for (const [pattern, line] of COMPANIES_BY_HABIT) {
    const called = pattern.exec(rest)?.[0];
    if (called !== undefined) return { called, isLine: (key) => line.test(key) };
  }
  return undefined;
}

/** A station behind the company of one of its lines: 阪急梅田, JR京都駅, jrなんば. */
export function* stationsOfCompanyAt(index: NameIndex, search: SearchText, at: number): Generator<Candidate> {
  const { text } = search;
  const company = search.isInside(at) ? undefined : companyAt(text.slice(at));
  if (!company) return;
  const start = at + company.called.length;
  const ofCompany = (meanings: readonly Meaning[]) =>
    meanings.filter(
      ({ thing }) =>
        thing.kind === 'station' && thing.row.line_names.some((line) => company.isLine(keyOfLine(line))),
    );
  for (const { end, found } of index.keys.endsFrom(text, start)) {
    // 市営地下鉄 横浜 is 横浜市営地下鉄, and 市営地下鉄 横浜駅 its station.
    const ofCity = company.called === '市営地下鉄' ? text.slice(start, end).replace(/市$/, '') : '';
    const lines = ofCity === '' ? [] : index.keys.exact(`${ofCity}市営地下鉄`);
    if (lines.length > 0 && text.charAt(end) !== '駅') {
      yield nameUpTo(end, meaningsOf(index, lines));
      continue;
    }
    const meanings = ofCompany(meaningsOf(index, found));
    if (meanings.length > 0 && search.canEnd(start, end)) yield nameUpTo(end, meanings);
  }
  const runEnd = search.endOfRun(start, 'kana');
  if (scriptOf(text.charAt(start)) !== 'kana' || runEnd - start < KANA_MIN) return;
  const meanings = ofCompany(soundMeaningsOf(index, text.slice(start, runEnd)));
  if (meanings.length > 0) yield nameUpTo(runEnd, meanings);
}
