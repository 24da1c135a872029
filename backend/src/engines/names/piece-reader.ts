import { nameKey, soundOfKey } from '@gakumado/shared/names';
import type { FoldedName } from '@gakumado/shared/names';
import { DENIAL, DENIAL_IS_UNWANTED, DENIAL_OF_PLACE, GLUE, LATIN_GLUE } from './glue-words.ts';
import { fits } from './key-table.ts';
import type { Found } from './key-table.ts';
import type { Meaning } from './meaning.ts';
import type { NameIndex } from './name-index.ts';
import { numberWishAt } from './number-words.ts';
import { COMPANIES_BY_HABIT, COMPANY } from './place-names.ts';
import type { NumberWish } from './number-words.ts';
import { refusedOppositeAt } from './refused-wishes.ts';
import { kanaStems, queryForms } from './query-forms.ts';
import { scriptOf } from './script-of.ts';
import type { Thing } from './thing.ts';

/** Costs of pieces: the cheapest cut of a search is the one that is meant. */
export const COSTS = { text: 3, glue: 0.4, number: 1, name: 1 } as const;
/** Names of towns are many and short: others come first. */
const TOWN_COST = 0.5;
const FIT_COST = 0.12;
const DENIED_COST = 0.2;
/** Wishes that have a denial in their name come first: 木造以外 is no 木造駅. */
const DENIED_PLACE_COST = 0.6;
/** A name that goes over a blank is rather two words: 京都大学 町家 has no 大学町. */
const SPANNING_COST = 0.9;
const MISSPELLED_COST = 1;
const MISSPELLED_MIN = 4;
/** Characters of a wish that is known with one wrong. */
const MISSPELLED_WISH_MIN = 4;
/** Words in kanji as wishes are: four of them, or two with an ending in kana. */
const WRONG_KANJI_WISH = /^(?:\p{Script=Han}{4,6}|\p{Script=Han}{2,3}付き?)(?!\p{Script=Han})/u;
const WRONG_KANJI_MAX = 8;
/** Exits as they are written on signs. */
const EXIT = /^駅?(?:[東西南北]{1,2}|中央|八条|筑紫|八重洲|丸の?内|新幹線|正面|公園|地下)口/;
const EXIT_MAX = 6;
/** Characters behind a school in which a campus may be called one. */
const CALLED_MAX = 14;
/** Characters of a part of a municipality that are looked for. */
const AREA_MAX = 6;
/** The numbers of an address behind the name of its town. */
const STREET = /^\d+(?:丁目|番地?|~\d+)?(?:~?\d+(?![\da-z.万千円分階畳帖平㎡年月])(?:番地?|号)?)*/;

const nameOfThing = (thing: Thing): string => {
  switch (thing.kind) {
    case 'school':
      return thing.row.school_name;
    case 'campus':
      return thing.campus.campus_name;
    case 'station':
      return thing.row.station_name;
    default:
      return 'name' in thing ? thing.name : '';
  }
};
const PARTICLE_FIRST_COST = 0.8;

/** Runs of kana or Latin letters that are looked up by their sound are no longer than this. */
const RUN_MAX = 24;
/** So many kana at the end of a word sound otherwise with those behind it: とお, んあ, につぽん. */
const LOOSE_KANA = 2;
/** A name of fewer kana is one only where it is the whole word. */
const KANA_MIN = 3;

/** A piece that may begin at a place, and what it costs to cut it out. */
export interface Candidate {
  end: number;
  kind: 'name' | 'number' | 'glue';
  cost: number;
  meanings: Meaning[];
  wish?: NumberWish;
  /** The words behind it deny what it means. */
  isDenied?: boolean;
}

const KATAKANA = /[ァ-ヶーｦ-ﾟ]/;

/** Where words begin: behind blanks and signs, and behind a の or が that is left out between kanji (娘の部屋). */
const wordStarts = ({ starts, ends, isWordStart }: FoldedName, search: string): boolean[] =>
  isWordStart.map(
    (isStart, at) => isStart || (at > 0 && /[のが]/.test(search.slice(ends[at - 1], starts[at]))),
  );

/** Reads what may begin at each place of a folded search. */
export class PieceReader {
  readonly #index: NameIndex;
  readonly #folded: FoldedName;
  readonly #search: string;

  readonly #scripts: readonly string[];

  /** @param search the text as it was typed */
  constructor(index: NameIndex, folded: FoldedName, search: string) {
    this.#index = index;
    this.#search = search;
    this.#folded = { ...folded, isWordStart: wordStarts(folded, search) };
    this.#scripts = Array.from({ length: folded.text.length }, (_, at) =>
      KATAKANA.test(search.charAt(folded.starts[at] ?? 0)) ? 'katakana' : scriptOf(folded.text.charAt(at)),
    );
  }

  /** Whether a place is inside a word: its character and the one before are of one script, without a blank between. */
  isInside(at: number): boolean {
    const { text, isWordStart } = this.#folded;
    if (at <= 0 || at >= text.length || isWordStart[at]) return false;
    return this.#scripts[at] === this.#scripts[at - 1];
  }

  /** All pieces that may begin at a place. */
  candidatesAt(at: number): Candidate[] {
    const { text } = this.#folded;
    const found: Candidate[] = [...this.#writtenAt(at), ...this.#soundsAt(at), ...this.#zipAt(at)];
    // A word that begins is no part of the one before it: 2階以上、駅から10分.
    const isOwnWord = this.#folded.isWordStart[at] === true && text.charAt(at) === '駅';
    const wish = isOwnWord ? numberWishAt(text.slice(at), 0) : numberWishAt(text, at);
    if (wish) found.push({ end: at + wish.length, kind: 'number', cost: COSTS.number, meanings: [], wish });
    const refused = refusedOppositeAt(text, at);
    if (refused)
      found.push(this.#name(at + refused.length, this.#meanings(this.#index.keys.exact(refused.wish))));
    found.push(...found.flatMap((candidate) => this.#denied(candidate)));
    GLUE.lastIndex = at;
    const glue = GLUE.exec(text);
    if (glue)
      found.push({ end: at + glue[0].length, kind: 'glue', cost: this.#glueCost(at, glue[0]), meanings: [] });
    const latinEnd = this.#endOfLatinGlue(at);
    if (latinEnd > at) found.push({ end: latinEnd, kind: 'glue', cost: COSTS.glue, meanings: [] });
    return found;
  }

  /** The end of a word in Latin letters that joins others; the place itself where there is none. */
  #endOfLatinGlue(at: number): number {
    const { text, isWordStart } = this.#folded;
    if (scriptOf(text.charAt(at)) !== 'latin' || this.isInside(at)) return at;
    let end = at + 1;
    while (end < text.length && !isWordStart[end] && scriptOf(text.charAt(end)) === 'latin') end += 1;
    return LATIN_GLUE.has(text.slice(at, end)) ? end : at;
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
    if (kind !== 'name') return [];
    if (features.length === 0) return this.#deniedPlace({ end, kind, cost, meanings });
    DENIAL.lastIndex = end;
    const denial = DENIAL.exec(this.#folded.text);
    if (!denial) return [];
    const last = end + denial[0].length;
    DENIAL_IS_UNWANTED.lastIndex = last;
    const turned = DENIAL_IS_UNWANTED.exec(this.#folded.text);
    if (turned) return [{ end: last + turned[0].length, kind, cost: cost + DENIED_COST, meanings: features }];
    return [{ end: last, kind, cost: cost + DENIED_COST, meanings: features, isDenied: true }];
  }

  /** A place or school with the words behind it that deny it. */
  #deniedPlace({ end, kind, cost, meanings }: Candidate): Candidate[] {
    const isWish = meanings.some(({ thing }) => thing.kind === 'condition');
    if (isWish || meanings.every(({ thing }) => thing.kind === 'town')) return [];
    DENIAL_OF_PLACE.lastIndex = end;
    const denial = DENIAL_OF_PLACE.exec(this.#folded.text)?.[0];
    if (denial === undefined) return [];
    return [{ end: end + denial.length, kind, cost: cost + DENIED_PLACE_COST, meanings, isDenied: true }];
  }

  #name(end: number, meanings: Meaning[], more = 0): Candidate {
    const fit = Math.min(...meanings.map(({ fit, thing }) => (thing.kind === 'town' ? fits.bare : fit)));
    return { end, kind: 'name', cost: COSTS.name + fit * FIT_COST + more, meanings };
  }

  *#writtenAt(at: number): Generator<Candidate> {
    const { text } = this.#folded;
    for (const { end, found } of this.#index.keys.endsFrom(text, at)) {
      if (!this.#canEnd(at, end)) continue;
      const meanings = this.#meanings(found).filter(({ thing }) => this.#isOneName(at, end, thing));
      const towns = this.#townMeanings(this.#index.townKeys.exact(text.slice(at, end)));
      if (meanings.length > 0) yield this.#name(end, [...meanings, ...towns], this.#spanningCost(at, end));
      yield* this.#withParts(end, meanings);
      yield* this.#withExit(end, meanings);
      yield* this.#areasBehind(end, meanings);
    }
    for (const { end, found } of this.#index.townKeys.endsFrom(text, at)) {
      if (!this.#canEnd(at, end)) continue;
      const street = STREET.exec(text.slice(end))?.[0];
      const isNumbered = street !== undefined && /丁目|番|~/.test(street);
      yield this.#name(
        end + (isNumbered ? street.length : 0),
        this.#townMeanings(found),
        TOWN_COST + this.#spanningCost(at, end),
      );
    }
    const group = this.#groupsAt(at);
    if (group) yield group;
    const slip = this.#wrongKanjiAt(at);
    if (slip) yield slip;
    const misspelled = this.#misspelledSchoolAt(at);
    if (misspelled) yield misspelled;
    const wish = this.#misspelledWishAt(at);
    if (wish) yield wish;
    yield* this.#stationsOfCompanyAt(at);
  }

  /** A station with the exit behind it: 新宿駅西口, 池袋西口. */
  *#withExit(end: number, meanings: readonly Meaning[]): Generator<Candidate> {
    const stations = meanings.filter(({ thing }) => thing.kind === 'station');
    const exit = EXIT.exec(this.#folded.text.slice(end, end + EXIT_MAX))?.[0];
    if (exit !== undefined && stations.length > 0) yield this.#name(end + exit.length, stations);
  }

  /** The cost of a name that goes over a blank. 新 宿 is one word nevertheless, and 大学 町 are always two. */
  #spanningCost(at: number, end: number): number {
    const { text, isWordStart } = this.#folded;
    for (let place = at + 2; place < end; place += 1) {
      if (isWordStart[place] && scriptOf(text.charAt(place)) === 'kanji')
        return /^(?:大学|学校|学部|駅前?|部屋|学生)$/.test(text.slice(at, place)) ? Infinity : SPANNING_COST;
    }
    return 0;
  }

  /** 梅の花 is not 梅花: a の between kanji is part of the name, or no part of it. */
  #isOneName(at: number, end: number, thing: Thing): boolean {
    if (thing.kind === 'condition' || thing.kind === 'line') return true;
    const { starts, ends } = this.#folded;
    const written = this.#search.slice(starts[at], ends[end - 1]);
    return !/\p{Script=Han}の\p{Script=Han}/u.test(written) || /[のノ之乃]/.test(nameOfThing(thing));
  }

  /** A part of a municipality that its towns are called by, right behind its name: 東広島市西条, 左京区下鴨, 松本市旭3. */
  *#areasBehind(at: number, meanings: readonly Meaning[]): Generator<Candidate> {
    const { text, isWordStart } = this.#folded;
    if (isWordStart[at] || !/[市区町村]$/.test(text.slice(0, at))) return;
    for (const { thing, fit } of meanings) {
      if (thing.kind !== 'city') continue;
      const [city_id] = thing.city_ids;
      if (city_id === undefined || thing.city_ids.length > 1) continue;
      const towns = this.#index.townsOf(city_id);
      for (let end = Math.min(text.length, at + AREA_MAX); end > at; end -= 1) {
        const name = text.slice(at, end);
        if (end < text.length && this.isInside(end)) continue;
        const isWhole = end - at === 1;
        const found = towns.find(({ key }) =>
          isWhole ? key === name : key !== name && key.startsWith(name),
        );
        if (!found || towns.some(({ key }) => !isWhole && key === name)) continue;
        const { zip_codes: _zips, ...town } = this.#index.towns[found.owner]!;
        const area: Thing = isWhole
          ? this.#index.towns[found.owner]!
          : { ...town, name: found.name.slice(0, found.length(name)), zip_codes: [] };
        const street = STREET.exec(text.slice(end))?.[0] ?? '';
        yield this.#name(
          end + (/丁目|番|~/.test(street) ? street.length : 0),
          [{ thing: area, fit }],
          TOWN_COST,
        );
        break;
      }
    }
  }

  /** A school whose name has one wrong character: 青山学園大学. */
  #misspelledSchoolAt(at: number): Candidate | null {
    const { text } = this.#folded;
    if (this.isInside(at)) return null;
    const name = /^[^ぁ-んa-z\d]{2,10}?(?:短期大学|大学|専門学校)(?!院)/.exec(text.slice(at, at + 14))?.[0];
    if (
      name === undefined ||
      name.length < MISSPELLED_MIN ||
      this.#index.keys.exact(name).length > 0 ||
      this.#spanningCost(at - 1, at + name.length) > 0
    )
      return null;
    const meanings = this.#index.keys
      .near(name)
      .filter(({ fit }) => fit === fits.full)
      .map(({ owner, fit }): Meaning => ({ thing: this.#index.things[owner]!, fit }))
      .filter(({ thing }) => thing.kind === 'school' && thing.row.school_name.length === name.length);
    // Of two kanji one is half of the name: it is one only where no other school differs as little.
    if (name.length === MISSPELLED_MIN && meanings.length > 1) return null;
    return meanings.length === 0 ? null : this.#name(at + name.length, meanings, MISSPELLED_COST);
  }

  /** A wish in katakana with one wrong, missing or doubled letter: オートロク, 宅配ボクス. */
  #misspelledWishAt(at: number): Candidate | null {
    const { text } = this.#folded;
    if (
      this.isInside(at) ||
      /\d/.test(text.charAt(at - 1)) ||
      !/katakana|kanji/.test(this.#scripts[at] ?? '')
    )
      return null;
    let end = at;
    let katakana = 0;
    while (
      end < text.length &&
      (this.#scripts[end] === 'katakana' || (katakana === 0 && this.#scripts[end] === 'kanji'))
    ) {
      if (end > at && this.#folded.isWordStart[end]) break;
      if (this.#scripts[end] === 'katakana') katakana += 1;
      end += 1;
    }
    const word = text.slice(at, end);
    if (katakana < MISSPELLED_WISH_MIN - 1 || word.length < MISSPELLED_WISH_MIN) return null;
    if (this.#index.keys.exact(word).length > 0) return null;
    // ユニットバス is not ユニットバス0, a number is never wrong, and ハンモック is not ごはんもつく.
    const found = this.#index.keys.near(word, (key) => !/\d|もつく$|もつい/.test(key));
    const meanings = this.#meanings(found).filter(({ thing }) => thing.kind === 'condition');
    const [first] = meanings.toSorted((a, b) => a.fit - b.fit);
    return first ? this.#name(end, [first], MISSPELLED_COST) : null;
  }

  /** A wish in kanji with one wrong kanji: 女性専門, 食辞付き. */
  #wrongKanjiAt(at: number): Candidate | null {
    const { text } = this.#folded;
    if (this.isInside(at)) return null;
    const word = WRONG_KANJI_WISH.exec(text.slice(at, at + WRONG_KANJI_MAX))?.[0];
    if (word === undefined || this.#index.keys.exact(word).length > 0) return null;
    const { starts, ends } = this.#folded;
    if (ends[at + word.length - 1]! - starts[at]! > word.length) return null;
    if (this.#index.keys.endsFrom(text, at).some(({ end }) => end >= at + word.length)) return null;
    const found = this.#index.keys.near(word, (key) => key.length === word.length && !/\d/.test(key));
    const [first, ...others] = this.#meanings(found);
    const isOne = first?.thing.kind === 'condition' && others.every(({ thing }) => thing === first.thing);
    return isOne ? this.#name(at + word.length, [first], MISSPELLED_COST) : null;
  }

  /** A station behind the company of one of its lines: 阪急梅田, JR京都駅, jrなんば. */
  *#stationsOfCompanyAt(at: number): Generator<Candidate> {
    const { text } = this.#folded;
    if (this.isInside(at)) return;
    const rest = text.slice(at);
    const company = COMPANY.exec(rest)?.[0];
    const byHabit = COMPANIES_BY_HABIT.find(([called]) => called.test(rest));
    const called = company ?? byHabit?.[0].exec(rest)?.[0];
    if (called === undefined) return;
    const start = at + called.length;
    const isOfCompany = (line: string) =>
      company === undefined ? byHabit?.[1].test(line) === true : line.startsWith(company);
    const ofCompany = (meanings: readonly Meaning[]) =>
      meanings.filter(
        ({ thing }) =>
          thing.kind === 'station' && thing.row.line_names.some((line) => isOfCompany(nameKey(line))),
      );
    for (const { end, found } of this.#index.keys.endsFrom(text, start)) {
      const meanings = ofCompany(this.#meanings(found));
      if (meanings.length > 0 && this.#canEnd(start, end)) yield this.#name(end, meanings);
    }
    const runEnd = this.#endOfRun(start, 'kana');
    if (scriptOf(text.charAt(start)) !== 'kana' || runEnd - start < KANA_MIN) return;
    const meanings = ofCompany(this.#soundMeanings(text.slice(start, runEnd)));
    if (meanings.length > 0) yield this.#name(runEnd, meanings);
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
        /[a-z\d]/.test(text.charAt(end - 1)) &&
        scriptOf(text.charAt(end)) === scriptOf(text.charAt(end - 1));
      return !isCut && end - at > 1;
    }
    if (script === 'kana') return end - at >= KANA_MIN || (isWholeWord && isWordStart[at] === true);
    return end - at >= 2 || isWholeWord;
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
      // 東工大のすずかけ台: の stays before kana.
      const starts = text.charAt(end) === 'の' && !this.#folded.isWordStart[end] ? [end, end + 1] : [end];
      for (const [key, part] of this.#index.partsOf(thing)) {
        for (const start of starts) {
          const last = start + key.length;
          if (!text.startsWith(key, start) || !this.#isPart(start, last)) continue;
          if (start > end && (part.kind === 'faculty' || key.length < 3)) continue;
          longest.set(last, [...(longest.get(last) ?? []), { thing, fit, part }]);
        }
      }
    }
    for (const [last, found] of longest) yield this.#name(last, found);
    yield* this.#withCalledParts(end, meanings, longest);
  }

  /** Schools with the end of a campus's name that is called a campus: 東京電機大学の千住キャンパス is the one of 東京千住. */
  *#withCalledParts(
    end: number,
    meanings: readonly Meaning[],
    known: ReadonlyMap<number, unknown>,
  ): Generator<Candidate> {
    const { text } = this.#folded;
    const behind = text.slice(end, end + CALLED_MAX);
    const called = /^の?([^、。\s]{2,8}?)(?:きゃんぱす|校舎)/.exec(behind) ?? this.#kanjiBehind(end);
    const [whole = '', name = ''] = called ?? [];
    if (whole === '' || known.has(end + whole.length)) return;
    const found = meanings.flatMap(({ thing, fit }): Meaning[] => {
      if (thing.kind !== 'school') return [];
      const parts = [...this.#index.partsOf(thing)].flatMap(([key, part]) =>
        part.kind === 'campus' && key.endsWith(name) ? [part] : [],
      );
      const [part, ...others] = new Set(parts);
      return part && others.length === 0 ? [{ thing, fit, part }] : [];
    });
    if (found.length > 0) yield this.#name(end + whole.length, found);
  }

  /** Kanji that are written on behind a name, with a の between that folding leaves out: 同志社の田辺. */
  #kanjiBehind(end: number): readonly [whole: string, name: string] | null {
    const { text, starts, ends } = this.#folded;
    const written = this.#search.slice(ends[end - 1], starts[end] ?? ends[end - 1]);
    const name = /^\p{Script=Han}{2,4}/u.exec(text.slice(end))?.[0] ?? '';
    return written === 'の' && name !== '' && !this.isInside(end + name.length) ? [name, name] : null;
  }

  /** Whether a key ends right behind its school; one of a single kanji only at the end of a word. */
  #isPart(at: number, end: number): boolean {
    if (end - at > 1) return this.#canEnd(at, end);
    return scriptOf(this.#folded.text.charAt(at)) === 'kanji' && !this.isInside(end);
  }

  /** Names in kana or Latin letters, by their sound. */
  *#soundsAt(at: number): Generator<Candidate> {
    const { text, isWordStart } = this.#folded;
    const script = scriptOf(text.charAt(at));
    if (script !== 'kana' && script !== 'latin') return;
    if (script === 'latin' && this.isInside(at)) return;
    const runEnd = script === 'kana' ? this.#endOfKana(at) : this.#endOfRun(at, script);
    for (let end = runEnd; end > at + 1; end -= 1) {
      const isBoundary = end === text.length || isWordStart[end] === true || !this.isInside(end);
      if (script === 'latin' && !isBoundary) continue;
      // わせだ大学: the ending is in the other script.
      const ending =
        /^(短期大学|大学|短大|高専|専門学校|大(?!学)|駅|線|市|区|町|村|県|府|都)/.exec(
          text.slice(end),
        )?.[0] ?? '';
      for (const stop of ending ? [end + ending.length, end] : [end]) {
        const meanings = this.#soundMeanings(text.slice(at, stop));
        const isWhole = !this.isInside(at) && (isBoundary || stop > end);
        if (meanings.length === 0 || (end - at < KANA_MIN && !(isWhole && isWordStart[at]))) continue;
        yield this.#name(stop, meanings);
        yield* this.#withSpokenParts(stop, meanings);
      }
    }
  }

  #endOfRun(at: number, script: string): number {
    const { text } = this.#folded;
    let end = at + 1;
    while (end < text.length && end - at < RUN_MAX && scriptOf(text.charAt(end)) === script) end += 1;
    return end;
  }

  /** The end of a run of kana, or a place before it from which on no name that begins here goes on. */
  #endOfKana(at: number): number {
    const { text } = this.#folded;
    const runEnd = this.#endOfRun(at, 'kana');
    const { keys, townKeys } = this.#index;
    const goesOn = (key: string) => keys.hasBeginning(key) || townKeys.hasBeginning(key);
    for (let end = at + KANA_MIN + LOOSE_KANA; end < runEnd; end += 1) {
      const word = text.slice(at, end);
      const sound = soundOfKey(word) ?? word;
      // The last kana may sound otherwise before the next ones, and a reading of an ending stands for its kanji.
      const beginnings = [word.slice(0, -LOOSE_KANA), sound.slice(0, -LOOSE_KANA), ...kanaStems(word)];
      if (!beginnings.some(goesOn)) return end;
    }
    return runEnd;
  }

  /** Schools with a campus behind them, by its sound: keio hiyoshi, けいおう ひよし. */
  *#withSpokenParts(end: number, meanings: readonly Meaning[]): Generator<Candidate> {
    const { text } = this.#folded;
    const schools = meanings.filter(({ thing }) => thing.kind === 'school');
    if (schools.length === 0) return;
    const start = /^の[ぁ-ん]{3}/.test(text.slice(end)) ? end + 1 : end;
    for (let last = Math.min(text.length, end + RUN_MAX); last > start + 1; last -= 1) {
      if (!this.#canEnd(start, last)) continue;
      // A blank between a school and its campus sounds as nothing.
      const sound = soundOfKey(text.slice(start, last).replaceAll(' ', ''));
      const found = schools.flatMap(({ thing, fit }): Meaning[] => {
        const part = sound && thing.kind === 'school' ? this.#index.partsOf(thing).get(sound) : undefined;
        return part ? [{ thing, fit, part }] : [];
      });
      if (found.length > 0) yield this.#name(last, found);
    }
  }

  #soundMeanings(word: string): Meaning[] {
    const forms = queryForms(word).filter((form) => form !== word || soundOfKey(word) === word);
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
    const known = this.#index.zips.get(zip_code)?.map((town) => this.#index.towns[town]!);
    const isWritten = /[〒~]/.test(found[0]);
    const towns = known ?? (isWritten ? (this.#index.cityOfZip(zip_code) ?? []) : []);
    const thing: Thing = { kind: 'zip', zip_code, towns: [towns].flat() };
    if (thing.towns.length === 0) return;
    yield this.#name(at + found[0].length, [{ thing, fit: fits.full }]);
  }

  #groupsAt(at: number): Candidate | null {
    const { text } = this.#folded;
    for (let end = Math.min(text.length, at + 12); end > at + 1; end -= 1) {
      const schools = this.#index.groupOf(text.slice(at, end));
      if (!schools || schools.length === 0 || !this.#canEnd(at, end)) continue;
      // 早慶戦 is no school.
      if (/^(?:戦|野球)/.test(text.slice(end))) continue;
      return this.#name(
        end,
        schools.map((thing, place) => ({ thing, fit: place / 100 })),
      );
    }
    return null;
  }
}
