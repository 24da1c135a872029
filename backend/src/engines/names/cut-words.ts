import { nameKey, soundOf } from '@gakumado/shared/names';
import type { FoldedName } from '@gakumado/shared/names';
import type { Found } from './key-table.ts';
import { fits } from './key-table.ts';
import type { NameIndex } from './name-index.ts';
import { numberWishAt } from './number-words.ts';
import type { NumberWish } from './number-words.ts';
import { queryForms } from './query-forms.ts';
import type { CampusRow } from './name-rows.ts';
import type { SchoolPart, Thing } from './thing.ts';

/** Something that a stretch of words may mean, and how well it fits. */
export interface Meaning {
  thing: Thing;
  fit: number;
  /** A campus or faculty that is named behind the school. */
  part?: SchoolPart;
}

/** A stretch of the search with what it means. */
export interface Piece {
  kind: 'name' | 'number' | 'glue' | 'text';
  /** Places in the folded text. */
  start: number;
  end: number;
  /** As it was typed. */
  word: string;
  /** A blank or a comma is before it. */
  isWordStart: boolean;
  meanings: Meaning[];
  wish?: NumberWish;
  /** The words behind it deny what it means. */
  isDenied?: boolean;
}

/** Words that only join others, or that apply to every home. The longest ones come first. */
const GLUE_WORDS = [
  // Homes, and looking for one.
  '賃貸物件 賃貸マンション 賃貸アパート 賃貸 物件 御部屋 お部屋 部屋 住まい 住居 家 おうち 学生賃貸 学生向け 学生用 学生さん 学生 新入生 大学生',
  '探している 探しています 探しております 探してます 探してる 探しています 探して 探し 探す 探したい さがしています さがしてます さがして さがす さがし 捜しています 検索',
  '見つけたい 見つけて 見たい 見せて 見せてください 教えて 教えてください 紹介して 紹介してください お願いします 御願いします お願い 宜しく よろしく よろしくお願いします',
  '下さい ください 欲しい ほしい 欲しいです ほしいです がいい が良い がよい 良い いい よい 嬉しい うれしい 助かる 助かります',
  'ありますか ありませんか あるかな ないですか ないかな ないか でしょうか ですか ますか かな かしら',
  // The person who moves in.
  '1人暮らし ひとり暮らし 一人暮らし 1人暮し ひとりぐらし 1人で ひとりで 初めての 初めて はじめて 新生活 住みたい 住める 住む すみたい 住もうと思つて 暮らしたい 暮らす 借りたい 借りる',
  'かな ない 無い ないかな ないですか ありませんか ないでしょうか 知りたい 知りたいです 気になる 考えています 考えてる 検討中 検討しています 予定です 予定 見学したい 内見したい 見学希望 どこ どんな いろいろ 少し ちょつと もう少し',
  'に通う 通つている 通つてる 通つて 通う予定 通う 通える 通いやすい 通いたい 通学できる 通学に便利 通学 に行く 行ける 行きたい 行くのに便利 進学します 進学する 進学 入学します 入学する 入学予定 入学',
  // Around a place.
  '付近 周辺 近辺 近く ちかく 近所 そば 側 沿線 沿い エリア えりあ あたり 辺り 方面 界隈 周り まわり 最寄り駅 最寄駅 最寄り もより 圏内 のところ ところ とこ 場所 あたりで 辺で',
  // How much a wish counts.
  '希望 必須 絶対 できれば 出来れば できたら なるべく できるだけ 出来るだけ とにかく 特に 条件 優先 重視 こだわり おすすめ お勧め オススメ 人気 完備 可能 以内 徒歩圏内 徒歩圏 大丈夫 okな',
  '家賃 賃料 予算 付きの 付き つき 付 あり 有り 有 ある 可 ok おーけー のある がある がついている がついてる がついた がついて ついてる ついている つきの',
  // Words between others.
  'だけど けれど けど なので ので だから という っていう みたいな ような ように それと あと それから そして かつ また または もしくは あるいは 両方 どちらにも どちらも それぞれ',
  'から まで より です ます でも とか など なら だと だ だつたら して した したい する できる できて 来年 今年 今度 春 から です。',
  'の に で と へ を は が も や か な さん し て ね よ',
]
  .join(' ')
  .split(' ')
  .toSorted((a, b) => b.length - a.length);
const GLUE = new RegExp(`(?:${[...new Set(GLUE_WORDS.map(nameKey).filter(Boolean))].join('|')})`, 'y');

/** Words behind a feature that deny it (contract, 8.8). */
const DENIAL =
  /(?:が|は|の|も)?(?:なしで(?:も)?(?:いい|可|ok)?|なし(?!崩し)|無しで(?:も)?(?:いい|可|ok)?|無し|不要|ふよう|不可|いらない|要らない|いりません|以外|いがい|ではない|でない|じやない|なくて(?:も)?(?:いい|良い|可|ok)?|(?:ない|無い)(?!と)|だめ|ng)/y;

const COSTS = { text: 3, glue: 0.4, number: 1, name: 1 } as const;
/** Names of towns are many and short: others come first. */
const TOWN_COST = 0.5;
const FIT_COST = 0.12;
const DENIED_COST = 0.2;
const PARTICLE_FIRST_COST = 0.8;

type Script = 'kanji' | 'kana' | 'latin' | 'digit';

function scriptOf(character: string): Script {
  if (/\d/.test(character)) return 'digit';
  if (/[a-z]/.test(character)) return 'latin';
  return /[ぁ-ゖ]/.test(character) ? 'kana' : 'kanji';
}

/** Runs of kana or Latin letters that are looked up by their sound are no longer than this. */
const RUN_MAX = 24;
/** A name of fewer kana is one only where it is the whole word. */
const KANA_MIN = 3;

interface Candidate {
  end: number;
  kind: 'name' | 'number' | 'glue';
  cost: number;
  meanings: Meaning[];
  wish?: NumberWish;
  /** The words behind it deny what it means. */
  isDenied?: boolean;
}

/** Cuts a search into the longest known names, wishes in numbers, what joins them, and the rest, which stays text. `folded` is the search. */
export function cutWords(index: NameIndex, search: string, folded: FoldedName): Piece[] {
  const { text } = folded;
  const reader = new PieceReader(index, folded);
  const best: (Step | undefined)[][] = Array.from({ length: text.length + 1 }, () => [undefined, undefined]);
  best[0]![KNOWN] = { cost: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const candidates = reader.candidatesAt(at);
    const cut = reader.isInside(at) ? cutCosts[scriptOf(text.charAt(at))] : NO_CUT;
    for (const state of [KNOWN, UNKNOWN]) {
      const from = best[at]![state];
      if (!from) continue;
      const ending = from.candidate ? cut.afterName : 0;
      offer(best[at + 1]!, UNKNOWN, { cost: from.cost + COSTS.text + ending, from, at, end: at + 1 });
      for (const candidate of candidates) {
        // A joining word needs a known word before it.
        if (state === UNKNOWN && candidate.kind === 'glue') continue;
        const cost = from.cost + candidate.cost + (state === UNKNOWN ? cut.beforeName : 0);
        offer(best[candidate.end]!, KNOWN, { cost, from, at, end: candidate.end, candidate });
      }
    }
  }
  const last = best[text.length]!.flatMap((step) => step ?? []);
  const end = last.toSorted((a, b) => a.cost - b.cost)[0];
  return end ? piecesOf(end, folded, search) : [];
}

/** Costs of beginning and ending a name inside a word: unknown compounds of kanji contain names. */
const NO_CUT = { beforeName: 0, afterName: 0 };
const NEVER = { beforeName: Infinity, afterName: Infinity };
const cutCosts = { kanji: { beforeName: 6, afterName: 4 }, kana: NEVER, latin: NEVER, digit: NEVER };

const KNOWN = 0;
const UNKNOWN = 1;

interface Step {
  cost: number;
  from?: Step;
  at?: number;
  end?: number;
  candidate?: Candidate;
}

function offer(states: (Step | undefined)[], state: number, step: Step): void {
  if (step.cost < (states[state]?.cost ?? Infinity)) states[state] = step;
}

function piecesOf(last: Step, { starts, ends, isWordStart }: FoldedName, search: string): Piece[] {
  const pieces: Piece[] = [];
  for (let step: Step | undefined = last; step?.from; step = step.from) {
    const { at = 0, end = 0, candidate } = step;
    const next = pieces[0];
    if (!candidate && next?.kind === 'text' && next.start === end) {
      next.start = at;
      next.word = search.slice(starts[at], ends[next.end - 1]);
      continue;
    }
    pieces.unshift({
      kind: candidate?.kind ?? 'text',
      start: at,
      end,
      word: search.slice(starts[at], ends[end - 1]),
      isWordStart: isWordStart[at] === true,
      meanings: candidate?.meanings ?? [],
      ...(candidate?.wish && { wish: candidate.wish }),
      ...(candidate?.isDenied && { isDenied: true }),
    });
  }
  return pieces;
}

class PieceReader {
  readonly #index: NameIndex;
  readonly #folded: FoldedName;

  constructor(index: NameIndex, folded: FoldedName) {
    this.#index = index;
    this.#folded = folded;
  }

  /** Whether a place is inside a word: its character and the one before are of one script, without a blank between. */
  isInside(at: number): boolean {
    const { text, isWordStart } = this.#folded;
    if (at <= 0 || at >= text.length || isWordStart[at]) return false;
    return scriptOf(text.charAt(at)) === scriptOf(text.charAt(at - 1));
  }

  candidatesAt(at: number): Candidate[] {
    const { text } = this.#folded;
    const found: Candidate[] = [...this.#writtenAt(at), ...this.#soundsAt(at), ...this.#zipAt(at)];
    const wish = numberWishAt(text, at);
    if (wish) found.push({ end: at + wish.length, kind: 'number', cost: COSTS.number, meanings: [], wish });
    found.push(...found.flatMap((candidate) => this.#denied(candidate)));
    GLUE.lastIndex = at;
    const glue = GLUE.exec(text);
    if (glue)
      found.push({ end: at + glue[0].length, kind: 'glue', cost: this.#glueCost(at, glue[0]), meanings: [] });
    return found;
  }

  /** A particle stands behind something: at the start of a word its letters are rather the beginning of a name (さんだ). */
  #glueCost(at: number, glue: string): number {
    const isStart = at === 0 || this.#folded.isWordStart[at] === true;
    return COSTS.glue + (isStart && /^[ぁ-ん]{1,2}$/.test(glue) ? PARTICLE_FIRST_COST : 0);
  }

  /** A feature with the words behind it that deny it: 家具なし. Names of their own, such as 門限なし, cost less. */
  #denied({ end, kind, cost, meanings }: Candidate): Candidate[] {
    const features = meanings.filter(
      ({ thing }) => thing.kind === 'condition' && thing.filter.sort === undefined,
    );
    if (kind !== 'name' || features.length === 0) return [];
    DENIAL.lastIndex = end;
    const denial = DENIAL.exec(this.#folded.text);
    if (!denial) return [];
    return [
      { end: end + denial[0].length, kind, cost: cost + DENIED_COST, meanings: features, isDenied: true },
    ];
  }

  #name(end: number, meanings: Meaning[], more = 0): Candidate {
    const fit = Math.min(...meanings.map(({ fit, thing }) => (thing.kind === 'town' ? fits.bare : fit)));
    return { end, kind: 'name', cost: COSTS.name + fit * FIT_COST + more, meanings };
  }

  *#writtenAt(at: number): Generator<Candidate> {
    const { text } = this.#folded;
    for (const { end, found } of this.#index.keys.endsFrom(text, at)) {
      if (!this.#canEnd(at, end)) continue;
      const meanings = this.#meanings(found);
      const towns = this.#townMeanings(this.#index.townKeys.exact(text.slice(at, end)));
      if (meanings.length > 0) yield this.#name(end, [...meanings, ...towns]);
      yield* this.#withParts(end, meanings);
    }
    for (const { end, found } of this.#index.townKeys.endsFrom(text, at)) {
      if (!this.#canEnd(at, end)) continue;
      const street = /^\d+(丁目|~\d+)?(~\d+)*/.exec(text.slice(end))?.[0];
      const isNumbered = street !== undefined && /丁目|~/.test(street);
      yield this.#name(end + (isNumbered ? street.length : 0), this.#townMeanings(found), TOWN_COST);
    }
    const group = this.#groupsAt(at);
    if (group) yield group;
  }

  /** A single kanji or two kana are a name only where they are the whole word. */
  #canEnd(at: number, end: number): boolean {
    const { text, isWordStart } = this.#folded;
    const isWholeWord =
      !this.isInside(at) && (end === text.length || isWordStart[end] === true || !this.isInside(end));
    const script = scriptOf(text.charAt(at));
    if (script === 'latin' || script === 'digit') {
      const isCut =
        end < text.length &&
        !isWordStart[end] &&
        scriptOf(text.charAt(end)) === scriptOf(text.charAt(end - 1));
      return !isCut && end - at > 1;
    }
    return end - at >= (script === 'kana' ? KANA_MIN : 2) || isWholeWord;
  }

  #meanings(found: readonly Found[]): Meaning[] {
    return found.map(({ owner, fit }) => ({ thing: this.#index.things[owner]!, fit }));
  }

  #townMeanings = (found: readonly Found[]): Meaning[] =>
    found.map(({ owner, fit }) => ({ thing: this.#index.towns[owner]!, fit }));

  /** Schools with a campus or faculty right behind them: 東大駒場, 明治大学農学部. */
  *#withParts(end: number, meanings: readonly Meaning[]): Generator<Candidate> {
    const { text } = this.#folded;
    const longest = new Map<number, Meaning[]>();
    for (const { thing, fit } of meanings) {
      if (thing.kind !== 'school') continue;
      for (const [key, part] of this.#index.partsOf(thing)) {
        if (key.length < 2 || !text.startsWith(key, end) || !this.#canEnd(end, end + key.length)) continue;
        longest.set(end + key.length, [...(longest.get(end + key.length) ?? []), { thing, fit, part }]);
      }
    }
    for (const [last, found] of longest) yield this.#name(last, found);
  }

  /** Names in kana or Latin letters, by their sound. */
  *#soundsAt(at: number): Generator<Candidate> {
    const { text, isWordStart } = this.#folded;
    const script = scriptOf(text.charAt(at));
    if (script !== 'kana' && script !== 'latin') return;
    if (script === 'latin' && this.isInside(at)) return;
    let runEnd = at + 1;
    while (runEnd < text.length && runEnd - at < RUN_MAX && scriptOf(text.charAt(runEnd)) === script)
      runEnd += 1;
    for (let end = runEnd; end > at + 1; end -= 1) {
      const isBoundary = end === text.length || isWordStart[end] === true || !this.isInside(end);
      if (script === 'latin' && !isBoundary) continue;
      // わせだ大学: the ending is in the other script.
      const ending =
        /^(短期大学|大学|短大|高専|専門学校|大(?!学)|駅|市|区|町|村|県|府|都)/.exec(text.slice(end))?.[0] ??
        '';
      for (const stop of ending ? [end + ending.length, end] : [end]) {
        const meanings = this.#soundMeanings(text.slice(at, stop));
        const isWhole = !this.isInside(at) && (isBoundary || stop > end);
        if (meanings.length > 0 && (end - at >= KANA_MIN || isWhole)) yield this.#name(stop, meanings);
      }
    }
  }

  #soundMeanings(word: string): Meaning[] {
    const forms = queryForms(word).filter((form) => form !== word || soundOf(word) === word);
    const things = forms.flatMap((form) => this.#meanings(this.#index.keys.exact(form)));
    if (things.length > 0) return things;
    return word.length < KANA_MIN
      ? []
      : forms.flatMap((form) => this.#townMeanings(this.#index.townKeys.exact(form)));
  }

  /** 169-0051, 1690051, 〒169-0051. */
  *#zipAt(at: number): Generator<Candidate> {
    const found = /^〒?(\d{3})~?(\d{4})(?!\d)/.exec(this.#folded.text.slice(at, at + 9));
    if (!found || (at > 0 && /\d/.test(this.#folded.text.charAt(at - 1)))) return;
    const zip_code = `${found[1]}${found[2]}`;
    const towns = this.#index.zips.get(zip_code);
    if (!towns) return;
    const thing: Thing = { kind: 'zip', zip_code, towns: towns.map((town) => this.#index.towns[town]!) };
    yield this.#name(at + found[0].length, [{ thing, fit: fits.full }]);
  }

  #groupsAt(at: number): Candidate | null {
    const { text } = this.#folded;
    for (let end = Math.min(text.length, at + 12); end > at + 1; end -= 1) {
      const schools = this.#index.groupOf(text.slice(at, end));
      if (!schools || schools.length === 0 || !this.#canEnd(at, end)) continue;
      return this.#name(
        end,
        schools.map((thing, place) => ({ thing, fit: place / 100 })),
      );
    }
    return null;
  }
}

/** The campuses that a meaning is of, the best first; none for other kinds. */
export function campusesOfMeaning({ thing, part }: Meaning): readonly CampusRow[] {
  if (part) return part.campuses;
  if (thing.kind === 'school' || thing.kind === 'faculty') return thing.campuses;
  return thing.kind === 'campus' ? [thing.campus] : [];
}
