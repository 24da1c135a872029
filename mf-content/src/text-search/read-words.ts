import { foldText } from '@gakumado/shared/texts';
import type { FoldedText } from '@gakumado/shared/texts';
import { endAt, readSpelling } from './spelling.ts';
import type { Spelling } from './spelling.ts';

/** A row of a vocabulary: one thing that people ask for. */
export interface VocabularyRow {
  /** As texts have it. Each is found in texts and read in a search. */
  written: readonly string[];
  /** As people type it as well: readings, short forms, everyday words. They are not looked for in texts. */
  typed?: readonly string[];
  /** Further words that answer the same question, with less weight. */
  near?: readonly string[];
  /** It only asks, as 「とは」 does: it finds nothing beside a word that names something. */
  isAsking?: true;
}

/** A vocabulary that is ready for searches. */
export type Vocabulary = readonly Entry[];

interface Entry {
  written: readonly Form[];
  typed: readonly Spelling[];
  near: readonly Form[];
  weight: number;
}

/** A spelling by which a word is found, and how sure that is: 1 is the word itself. */
export interface Form {
  spelling: Spelling;
  weight: number;
}

/** One of the words of a search. */
export interface SearchWord {
  /** As it was typed. */
  typed: string;
  /** How much it says: 1, and less for what may be no word at all. Less than another one's does not find alone. */
  weight: number;
  forms: readonly Form[];
}

/** The very spelling that was typed, the others of its row, what is near, and parts of an unknown word. */
const EXACT = 1.25;
const WRITTEN = 1;
const NEAR = 0.45;
const PART = 0.35;
/** A run of hiragana that the vocabulary does not know is mostly the end of a verb. */
const HIRAGANA_RUN_WEIGHT = 0.4;
/** Asking words only decide between answers that are otherwise equal. */
const ASKING_WEIGHT = 0.1;

/** Prepares the rows of a vocabulary. It is worth doing once. */
export function makeVocabulary(rows: readonly VocabularyRow[]): Vocabulary {
  return rows.map(({ written, typed = [], near = [], isAsking }) => ({
    written: formsOf(written, WRITTEN),
    typed: typed.map(readSpelling),
    near: formsOf(near, NEAR),
    weight: isAsking ? ASKING_WEIGHT : 1,
  }));
}

const formsOf = (written: readonly string[], weight: number): Form[] =>
  written.map((it) => ({ spelling: readSpelling(it), weight }));

/**
 * The words of a search, in their order and each once. Words of the vocabulary are recognised also without spaces between
 * them; of the rest, runs of one script are words, without what only joins them.
 */
export function readWords(search: string, vocabulary: Vocabulary = []): SearchWord[] {
  const folded = foldText(search);
  const words: SearchWord[] = [];
  let restFrom = 0;
  let lastEnd = -1;
  for (let at = 0; at < folded.text.length;) {
    const found = longestAt(folded, at, vocabulary, at === lastEnd);
    if (found) {
      words.push(...readRest(folded, restFrom, at), {
        typed: cut(folded, at, found.end),
        weight: found.weight,
        forms: found.forms,
      });
      restFrom = found.end;
      lastEnd = found.end;
    }
    at = found?.end ?? at + 1;
  }
  words.push(...readRest(folded, restFrom, folded.text.length));
  return words.filter((word, index) => words.findIndex(({ typed }) => typed === word.typed) === index);
}

/** The row with the longest spelling that begins at a place of the search. */
function longestAt(folded: FoldedText, at: number, vocabulary: Vocabulary, isAfterWord: boolean) {
  let longest: { end: number; weight: number; forms: readonly Form[] } | undefined;
  for (const { written, typed, near, weight } of vocabulary) {
    for (const spelling of [...written.map((form) => form.spelling), ...typed]) {
      const end = endAt(folded, at, spelling, isAfterWord);
      if (end <= (longest?.end ?? at)) continue;
      const isExact = written.some((form) => form.spelling === spelling);
      const exact = isExact ? [{ spelling, weight: EXACT }] : [];
      longest = { end, weight, forms: [...exact, ...written, ...near] };
    }
  }
  return longest;
}

const cut = ({ written, starts, ends }: FoldedText, from: number, to: number) =>
  written.slice(starts[from] ?? 0, ends[to - 1] ?? 0);

/**
 * A number with what it counts (2年, 3か月). Runs of one script; kanji with one kana after them, and with one between them
 * that is no particle (申し込み).
 */
const RUN =
  /\d+[かヶヵカケ]?[\p{Script=Han}々]|[\p{Script=Han}々]+(?:(?![のはがをにでともやへか])[ぁ-ん][\p{Script=Han}々]+)*[ぁ-ん]?|[a-z0-9]+|[ァ-ヶー]+|[ぁ-ん]+/gu;
/** A particle after kanji. */
const PARTICLE_AFTER = /(?<=[\p{Script=Han}々])[をはがのにでとへ]$/u;
/** Words that only join others or turn them into a question. */
const JOINING =
  /^(?:の|は|が|を|に|で|と|も|や|か|へ|お|ご|な|だ|から|まで|より|です|ます|ました|ません|ない|たい|ください|ほしい|する|した|して|される|できる|できますか|いい|よい|ある|いる|とき|こと|もの|どう|どこ|いつ|なに|なぜ|どうすれば|どうしたら|について|とは|なら|たら|って|という|だけ|でも|では|ば|べき|ですか|あります|でしょう|くる|き)+$/;
const ASKING =
  /^(?:何.?|時|方|場合|教え?|知り?|質問|出来?|可能|必要|欲し?|下さ?|願い?|思い?|私|自分|人|事|物|中|後|前|間|日|的|件|大丈夫)$/;
const TOO_SHORT = /^[ぁ-ん]{1,2}$/;

/** The words of a part that the vocabulary does not know. */
function readRest(folded: FoldedText, from: number, to: number): SearchWord[] {
  if (from >= to) return [];
  const part = cut(folded, from, to).normalize('NFKC').toLowerCase();
  return [...part.matchAll(RUN)]
    .map(([run]) => run.replace(PARTICLE_AFTER, ''))
    .filter((run) => ![JOINING, ASKING, TOO_SHORT].some((left) => left.test(run)))
    .map((run) => ({
      typed: run,
      weight: /^[ぁ-ん]+$/.test(run) ? HIRAGANA_RUN_WEIGHT : 1,
      forms: [...formsOf([run], EXACT), ...formsOf(partsOf(run), PART)],
    }));
}

/**
 * Parts that replace an unknown word that no text has: 契約更新 is found by 契約 and by 更新, 届か by 届. A number
 * without its counter has none.
 */
function partsOf(run: string): string[] {
  if (/^\d/.test(run)) return [];
  const kanji = [...run].filter((it) => /[\p{Script=Han}々]/u.test(it));
  if (kanji.length === 1) return run.length > 1 ? kanji : [];
  return kanji.length < 3 ? [] : kanji.slice(1).map((it, index) => `${kanji[index]}${it}`);
}
