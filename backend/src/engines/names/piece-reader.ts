import { soundOfKey } from '@gakumado/shared/names';
import type { FoldedName } from '@gakumado/shared/names';
import { COSTS, nameUpTo } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { stationsOfCompanyAt } from './company-stations.ts';
import { deniedCandidates } from './denied-candidates.ts';
import { GLUE, LATIN_GLUE } from './glue-words.ts';
import { fits, isOneSlip } from './key-table.ts';
import type { Meaning } from './meaning.ts';
import { MISSPELLED_COST, misspelledAt, misspelledPart } from './misspelled-words.ts';
import type { NameIndex } from './name-index.ts';
import { meaningsOf, soundMeaningsOf, townMeaningsOf } from './name-meanings.ts';
import type { NumberWish } from './number-wish.ts';
import { numberWishAt } from './number-words.ts';
import { refusedOppositeAt } from './refused-wishes.ts';
import { saidWishAt } from './said-wishes.ts';
import { kanaStems } from './query-forms.ts';
import { campusKeys, townKeyOf } from './school-names.ts';
import { scriptOf } from './script-of.ts';
import { KANA_MIN, RUN_MAX, SearchText } from './search-text.ts';
import { campusesOf } from './thing.ts';
import type { SchoolPart, Thing } from './thing.ts';

/** Names of towns are many and short: others come first. */
const TOWN_COST = 0.5;
/** Exits as they are written on signs, and where buses stop. */
const EXIT =
  /^駅?(?:(?:[東西南北]{1,2}|中央|八条|筑紫|八重洲|丸の?内|新幹線|正面|公園|地下)(?:口|側)|の?(?:ばすたみなる|ばすせんた|ばす停|ろたり|改札口?))/;
/** Characters of a joining word that needs no known word before it. */
const OWN_WORD_MIN = 4;
const EXIT_MAX = 9;
/** Behind the class word of an area. 市内見学 is a visit. */
const INSIDE = /^[市区町村都道府県]内(?![見覧装定容側科])/;
/** The hospital of a school is at its faculty of medicine. */
const HOSPITAL = /^(?:大学|医学部)?(?:附属|付属)?病院(?!きゃんぱす)/;
const HOSPITAL_MAX = 7;
const MEDICINE = '医学部';
/** Characters behind a school in which a campus may be called one. */
const CALLED_MAX = 14;
/** Words that deny the wish in numbers before them. */
const NUMBER_DENIED = /^じ[やゃ]なくて?|^ではなくて?/;
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

/** So many kana at the end of a word sound otherwise with those behind it: とお, んあ, につぽん. */
const LOOSE_KANA = 2;

/** Whether a campus has a key from its town alone. */
const isCalledByTown = ({ campuses: [campus] }: SchoolPart, key: string) =>
  campus !== undefined && townKeyOf(campus) === key && !campusKeys(campus).includes(key);

/** 筑波大 is 筑波大学, and no 筑波技術大学 with its parts. */
const withoutDerived = (meanings: readonly Meaning[]): readonly Meaning[] =>
  meanings.some(({ thing, fit }) => thing.kind === 'school' && fit <= fits.bare)
    ? meanings.filter(({ fit }) => fit < fits.derived)
    : meanings;

/** 浅倉 for 朝倉: a name as long, with one other character. */
const isOneWrong = (key: string, name: string) => key.length === name.length && isOneSlip(key, name);

/** Reads what may begin at each place of a folded search. */
export class PieceReader {
  readonly #index: NameIndex;
  readonly #search: SearchText;

  /** @param typed the text as it was typed */
  constructor(index: NameIndex, folded: FoldedName, typed: string) {
    this.#index = index;
    this.#search = new SearchText(folded, typed);
  }

  /** Whether a place is inside a word. */
  isInside(at: number): boolean {
    return this.#search.isInside(at);
  }

  /** Whether a longer joining word begins behind a blank. */
  isOwnWord(at: number, end: number): boolean {
    return end - at >= OWN_WORD_MIN && this.#search.isWordStart[at] === true;
  }

  /** All pieces that may begin at a place. */
  candidatesAt(at: number): Candidate[] {
    const { text } = this.#search;
    const found: Candidate[] = [...this.#writtenAt(at), ...this.#soundsAt(at), ...this.#zipAt(at)];
    // A word that begins is no part of the one before it: 2階以上、駅から10分.
    const isOwnWord = this.#search.isWordStart[at] === true && text.charAt(at) === '駅';
    const wish = isOwnWord ? numberWishAt(text.slice(at), 0) : numberWishAt(text, at);
    if (wish) found.push(...this.#numbersAt(at, wish));
    for (const said of [refusedOppositeAt(text, at), saidWishAt(text, at)]) {
      if (said)
        found.push(nameUpTo(at + said.length, meaningsOf(this.#index, this.#index.keys.exact(said.wish))));
    }
    found.push(...found.flatMap((candidate) => deniedCandidates(text, candidate)));
    GLUE.lastIndex = at;
    const glue = GLUE.exec(text);
    if (glue)
      found.push({ end: at + glue[0].length, kind: 'glue', cost: this.#glueCost(at, glue[0]), meanings: [] });
    const latinEnd = this.#endOfLatinGlue(at);
    if (latinEnd > at) found.push({ end: latinEnd, kind: 'glue', cost: COSTS.glue, meanings: [] });
    return found;
  }

  /** A wish in numbers, and with the words behind it that deny it: 2年契約じゃなくて. */
  *#numbersAt(at: number, wish: NumberWish): Generator<Candidate> {
    const number: Candidate = {
      end: at + wish.length,
      kind: 'number',
      cost: COSTS.number,
      meanings: [],
      wish,
    };
    yield number;
    const denial = NUMBER_DENIED.exec(this.#search.text.slice(number.end))?.[0];
    // The names of layouts are denied as other names are.
    if (denial !== undefined && wish.filter.layout === undefined)
      yield { ...number, end: number.end + denial.length, wish: { ...wish, filter: {}, isUnused: true } };
  }

  /** The end of a word in Latin letters that joins others; the place itself where there is none. */
  #endOfLatinGlue(at: number): number {
    const { text, isWordStart } = this.#search;
    if (scriptOf(text.charAt(at)) !== 'latin' || this.isInside(at)) return at;
    let end = at + 1;
    while (end < text.length && !isWordStart[end] && scriptOf(text.charAt(end)) === 'latin') end += 1;
    return LATIN_GLUE.has(text.slice(at, end)) ? end : at;
  }

  /** A particle stands behind something: at the start of a word its letters are rather the beginning of a name (さんだ). */
  #glueCost(at: number, glue: string): number {
    const isStart = at === 0 || this.#search.isWordStart[at] === true;
    return COSTS.glue + (isStart && /^[ぁ-ん]{1,2}$/.test(glue) ? PARTICLE_FIRST_COST : 0);
  }

  *#writtenAt(at: number): Generator<Candidate> {
    const { text } = this.#search;
    for (const { end, found } of this.#index.keys.endsFrom(text, at)) {
      if (!this.#search.canEnd(at, end)) continue;
      const meanings = meaningsOf(this.#index, found).filter(({ thing }) => this.#isOneName(at, end, thing));
      const towns = townMeaningsOf(this.#index, this.#index.townKeys.exact(text.slice(at, end)));
      if (meanings.length > 0)
        yield nameUpTo(end, [...meanings, ...towns], this.#search.spanningCost(at, end));
      yield* this.#withParts(end, meanings);
      yield* this.#withExit(end, meanings);
      yield* this.#withInside(end, meanings);
      yield* this.#areasBehind(end, meanings);
    }
    for (const { end, found } of this.#index.townKeys.endsFrom(text, at)) {
      if (!this.#search.canEnd(at, end)) continue;
      const street = STREET.exec(text.slice(end))?.[0];
      const isNumbered = street !== undefined && /丁目|番|~/.test(street);
      yield nameUpTo(
        end + (isNumbered ? street.length : 0),
        townMeaningsOf(this.#index, found),
        TOWN_COST + this.#search.spanningCost(at, end),
      );
    }
    const group = this.#groupsAt(at);
    if (group) yield group;
    for (const candidate of misspelledAt(this.#index, this.#search, at)) {
      yield candidate;
      yield* this.#withParts(candidate.end, candidate.meanings, MISSPELLED_COST);
    }
    yield* stationsOfCompanyAt(this.#index, this.#search, at);
  }

  /** A station with the exit behind it: 新宿駅西口, 池袋西口. */
  *#withExit(end: number, meanings: readonly Meaning[]): Generator<Candidate> {
    const stations = meanings.filter(({ thing }) => thing.kind === 'station');
    const exit = EXIT.exec(this.#search.text.slice(end, end + EXIT_MAX))?.[0];
    if (exit !== undefined && stations.length > 0) yield nameUpTo(end + exit.length, stations);
  }

  /** A municipality or prefecture with the word behind it that says inside: さいたま市内. */
  *#withInside(end: number, meanings: readonly Meaning[]): Generator<Candidate> {
    const areas = meanings.filter(({ thing }) => thing.kind === 'city' || thing.kind === 'prefecture');
    if (areas.length > 0 && INSIDE.test(this.#search.text.slice(end - 1, end + 2)))
      yield nameUpTo(end + 1, areas);
  }

  /** 梅の花 is not 梅花, 江ノ島 no 江島: a の between kanji is part of the name, or no part of it. */
  #isOneName(at: number, end: number, thing: Thing): boolean {
    // 工学部 is a faculty, and 工学 no 工学院大学.
    if (campusesOf(thing).length > 0 && this.#search.text.charAt(end - 1) === '学' && this.#isFacultyAt(end))
      return false;
    // 駅近く is not 駅近.
    if (thing.kind === 'condition')
      return !(
        this.#search.text.slice(at, end).endsWith('ちか') && /^[くい]/.test(this.#search.text.slice(end))
      );
    if (thing.kind === 'line') return true;
    const written = this.#search.typed(at, end);
    return !/\p{Script=Han}[のノ]\p{Script=Han}/u.test(written) || /[のノ之乃]/.test(nameOfThing(thing));
  }

  #isFacultyAt(end: number): boolean {
    const { text, isWordStart } = this.#search;
    return text.charAt(end) === '部' && !isWordStart[end];
  }

  /** A part of a municipality that its towns are called by, right behind its name: 東広島市西条, 左京区下鴨, 松本市旭3. */
  *#areasBehind(at: number, meanings: readonly Meaning[]): Generator<Candidate> {
    const { text, isWordStart } = this.#search;
    if (isWordStart[at] || !/[市区町村]$/.test(text.slice(0, at))) return;
    for (const { thing, fit } of meanings) {
      if (thing.kind !== 'city') continue;
      const [city_id] = thing.city_ids;
      if (city_id === undefined || thing.city_ids.length > 1) continue;
      const towns = this.#index.towns.ofCity(city_id);
      for (let end = Math.min(text.length, at + AREA_MAX); end > at; end -= 1) {
        const name = text.slice(at, end);
        if (end < text.length && this.isInside(end)) continue;
        const first = towns.find(({ key }) => key.startsWith(name));
        const whole = first && (first.key === name ? first : towns.find(({ key }) => key === name));
        const found = whole ?? (end - at > 1 ? first : undefined);
        if (!found) continue;
        const { zip_codes: _zips, ...town } = this.#index.towns.at(found.owner);
        const area: Thing = whole
          ? this.#index.towns.at(found.owner)
          : { ...town, name: found.name.slice(0, found.length(name)), zip_codes: [] };
        const street = STREET.exec(text.slice(end))?.[0] ?? '';
        const isNumbered = /丁目|番|~/.test(street);
        if (whole && end - at > 1 && !isNumbered) continue;
        // 国分寺市本町3丁目 is no 本町三丁目駅 elsewhere.
        yield nameUpTo(
          end + (isNumbered ? street.length : 0),
          [{ thing: area, fit }],
          whole && isNumbered ? 0 : TOWN_COST,
        );
        break;
      }
    }
  }

  /** Schools with a campus or faculty right behind them: 東大駒場, 明治大学農学部. */
  *#withParts(end: number, meanings: readonly Meaning[], more = 0): Generator<Candidate> {
    const { text } = this.#search;
    const longest = new Map<number, Meaning[]>();
    const isLikePlace = meanings.some(({ thing }) => thing.kind === 'city' || thing.kind === 'prefecture');
    for (const { thing, fit } of withoutDerived(meanings)) {
      if (thing.kind !== 'school') continue;
      // 東工大のすずかけ台: の stays before kana.
      const starts = text.charAt(end) === 'の' && !this.#search.isWordStart[end] ? [end, end + 1] : [end];
      for (const [key, part] of this.#index.partsOf(thing)) {
        for (const start of starts) {
          const last = start + key.length;
          if (!text.startsWith(key, start) || !this.#isPart(start, last)) continue;
          if (start > end && (part.kind === 'faculty' || key.length < 3)) continue;
          // 岡山 津島中 is an address.
          if (isLikePlace && isCalledByTown(part, key)) continue;
          longest.set(last, [...(longest.get(last) ?? []), { thing, fit, part }]);
        }
      }
    }
    const hospital = HOSPITAL.exec(text.slice(end, end + HOSPITAL_MAX))?.[0];
    if (hospital !== undefined) yield* this.#withFaculty(meanings, MEDICINE, end + hospital.length);
    for (const [last, found] of longest) yield nameUpTo(last, found, more);
    yield* this.#withCalledParts(end, meanings, longest);
    if (longest.size === 0) yield* misspelledPart(this.#index, this.#search, end, meanings);
  }

  /** Schools with the faculty that the words behind them are of: 阪大病院. */
  *#withFaculty(meanings: readonly Meaning[], faculty: string, end: number): Generator<Candidate> {
    const found = withoutDerived(meanings).flatMap(({ thing, fit }): Meaning[] => {
      const part = thing.kind === 'school' ? this.#index.partsOf(thing).get(faculty) : undefined;
      return part ? [{ thing, fit, part }] : [];
    });
    if (found.length > 0) yield nameUpTo(end, found);
  }

  /** Schools with the end of a campus's name that is called a campus: 東京電機大学の千住キャンパス is the one of 東京千住. */
  *#withCalledParts(
    end: number,
    meanings: readonly Meaning[],
    known: ReadonlyMap<number, unknown>,
  ): Generator<Candidate> {
    const { text } = this.#search;
    const behind = text.slice(end, end + CALLED_MAX);
    const called = /^の?([^、。\s]{2,8}?)(?:きゃんぱす|校舎)/.exec(behind);
    const [whole = '', name = ''] = called ?? this.#kanjiBehind(end) ?? [];
    if (whole === '' || known.has(end + whole.length)) return;
    const found = withoutDerived(meanings).flatMap(({ thing, fit }): Meaning[] => {
      if (thing.kind !== 'school') return [];
      const parts = [...this.#index.partsOf(thing)].flatMap(([key, part]) =>
        part.kind === 'campus' && (key.endsWith(name) || (called && isOneWrong(key, name))) ? [part] : [],
      );
      const [part, ...others] = new Set(parts);
      return part && others.length === 0 ? [{ thing, fit, part }] : [];
    });
    if (found.length > 0) yield nameUpTo(end + whole.length, found);
  }

  /** Kanji that are written on behind a name, with a の between that folding leaves out: 同志社の田辺. */
  #kanjiBehind(end: number): readonly [whole: string, name: string] | null {
    const { text } = this.#search;
    const written = this.#search.leftOutAt(end);
    const name = /^\p{Script=Han}{2,4}/u.exec(text.slice(end))?.[0] ?? '';
    return written === 'の' && name !== '' && !this.isInside(end + name.length) ? [name, name] : null;
  }

  /** Whether a key ends right behind its school; one of a single kanji only at the end of a word. */
  #isPart(at: number, end: number): boolean {
    if (end - at > 1) return this.#search.canEnd(at, end);
    return scriptOf(this.#search.text.charAt(at)) === 'kanji' && !this.isInside(end);
  }

  /** Names in kana or Latin letters, by their sound. */
  *#soundsAt(at: number): Generator<Candidate> {
    const { text, isWordStart } = this.#search;
    const script = scriptOf(text.charAt(at));
    if (script !== 'kana' && script !== 'latin') return;
    if (script === 'latin' && this.isInside(at)) return;
    const runEnd = script === 'kana' ? this.#endOfKana(at) : this.#search.endOfRun(at, script);
    for (let end = runEnd; end > at + 1; end -= 1) {
      const isBoundary = end === text.length || isWordStart[end] === true || !this.isInside(end);
      if (script === 'latin' && !isBoundary) continue;
      // わせだ大学: the ending is in the other script.
      const ending =
        /^(短期大学|(?:女子|医科|工業)大学|女子大|女子(?![専限寮学])|(?:国際|産業|経済)(?![学交空通フ])|学院(?!大学?)|学園(?!大学?)|大学|短大|高専|専門学校|大(?!学)|駅|線|市|区|町|村|県|府|都)/.exec(
          text.slice(end),
        )?.[0] ?? '';
      for (const stop of ending ? [end + ending.length, end] : [end]) {
        const meanings = soundMeaningsOf(this.#index, text.slice(at, stop));
        if (this.#search.isOfTwoWords(at, stop)) continue;
        const isWhole = !this.isInside(at) && (isBoundary || stop > end);
        if (meanings.length === 0 || (end - at < KANA_MIN && !(isWhole && isWordStart[at]))) continue;
        yield nameUpTo(stop, meanings);
        yield* this.#withSpokenParts(stop, meanings);
      }
    }
  }

  /** The end of a run of kana, or a place before it from which on no name that begins here goes on. */
  #endOfKana(at: number): number {
    const { text } = this.#search;
    const runEnd = this.#search.endOfRun(at, 'kana');
    const { keys, townKeys } = this.#index;
    const goesOn = (key: string) => keys.hasBeginning(key) || townKeys.hasBeginning(key);
    for (let end = at + KANA_MIN + LOOSE_KANA; end < runEnd; end += 1) {
      const word = text.slice(at, end);
      const sound = soundOfKey(word) ?? word;
      // The last kana may sound otherwise before the next ones, and a reading of an ending stands for its kanji.
      const mayGoOn =
        goesOn(word.slice(0, -LOOSE_KANA)) ||
        (sound !== word && goesOn(sound.slice(0, -LOOSE_KANA))) ||
        kanaStems(word).some(goesOn);
      if (!mayGoOn) return end;
    }
    return runEnd;
  }

  /** Schools with a campus behind them, by its sound: keio hiyoshi, けいおう ひよし. */
  *#withSpokenParts(end: number, meanings: readonly Meaning[]): Generator<Candidate> {
    const { text } = this.#search;
    const schools = meanings.filter(({ thing }) => thing.kind === 'school');
    if (schools.length === 0) return;
    const start = /^の[ぁ-ん]{3}/.test(text.slice(end)) ? end + 1 : end;
    for (let last = Math.min(text.length, end + RUN_MAX); last > start + 1; last -= 1) {
      if (!this.#search.canEnd(start, last)) continue;
      // A blank between a school and its campus sounds as nothing.
      const sound = soundOfKey(text.slice(start, last).replaceAll(' ', ''));
      const found = schools.flatMap(({ thing, fit }): Meaning[] => {
        const part = sound && thing.kind === 'school' ? this.#index.partsOf(thing).get(sound) : undefined;
        return part ? [{ thing, fit, part }] : [];
      });
      if (found.length > 0) yield nameUpTo(last, found);
    }
  }

  /** 169-0051, 1690051, 〒169-0051. */
  *#zipAt(at: number): Generator<Candidate> {
    const found = /^〒?(\d{3})~?(\d{4})/.exec(this.#search.text.slice(at, at + 9));
    const end = at + (found?.[0].length ?? 0);
    // 113-0033 1K: a digit behind a blank is another number.
    const isLonger = /\d/.test(this.#search.text.charAt(end)) && this.#search.isWordStart[end] !== true;
    if (!found || isLonger || (at > 0 && /\d/.test(this.#search.text.charAt(at - 1)))) return;
    const zip_code = `${found[1]}${found[2]}`;
    const known = this.#index.towns.ofZip(zip_code);
    const isWritten = /[〒~]/.test(found[0]);
    const towns = known ?? (isWritten ? (this.#index.towns.cityOfZip(zip_code) ?? []) : []);
    const thing: Thing = { kind: 'zip', zip_code, towns: [towns].flat() };
    if (thing.towns.length === 0) return;
    yield nameUpTo(at + found[0].length, [{ thing, fit: fits.full }]);
  }

  #groupsAt(at: number): Candidate | null {
    const { text } = this.#search;
    for (let end = Math.min(text.length, at + 12); end > at + 1; end -= 1) {
      const schools = this.#index.groupOf(text.slice(at, end));
      if (!schools || schools.length === 0 || !this.#search.canEnd(at, end)) continue;
      // 早慶戦 is no school.
      if (/^(?:戦|野球)/.test(text.slice(end))) continue;
      return nameUpTo(
        end,
        schools.map((thing, place) => ({ thing, fit: place / 100 })),
      );
    }
    return null;
  }
}
