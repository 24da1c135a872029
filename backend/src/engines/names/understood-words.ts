import type { EstateFilter, UnderstoodWord } from '@gakumado/shared/contract';
import { nameKey } from '@gakumado/shared/names';
import type { Choice } from './choose-meanings.ts';
import { filterOf } from './filter-of-meaning.ts';
import { labelOfMeaning } from './meaning-labels.ts';
import type { Piece } from './meaning.ts';
import type { Centre } from './radius.ts';
import type { NameIndex } from './name-index.ts';
import { walkWish } from './number-words.ts';
import { commuteLimit, endOf, filterOfLimit, filterOfTarget, isSchool } from './targets.ts';
import type { Ways } from './targets.ts';

type Filter = Partial<EstateFilter>;

/** A feature that the words deny: homes are not searched by what they lack. */
export const deniedWord = ({ word, meanings: [meaning] }: Piece): UnderstoodWord => {
  const name =
    meaning?.thing.kind === 'condition'
      ? labelOfMeaning(meaning).replace(/（この条件では.*$/u, '')
      : word.replace(
          /(?:の?近くで|で|じゃ|では)なくて.*$|(?:以外|いがい|じゃな|ではな|は).*$|[…・。、\s]+(?=じゃな|ではな)/gu,
          '',
        );
  return { word, kind: 'condition', label: `${name}は条件にしません`, filter: {} };
};

/** Behind a limit of a way of which no end is named. */
const NEEDS_AN_END = '（学校や駅の名前と一緒に入力すると使えます）';

/** A wish in numbers. A radius belongs to its centre, where it has one. Minutes belong to the end of a way, or are a walk to the station. */
export function numberWord(piece: Piece, { targets, ways }: Ways, centre?: Centre): UnderstoodWord {
  const { word, wish } = piece;
  const { label, filter, other } = wish!;
  if (wish!.radiusKm !== undefined)
    return {
      word,
      kind: 'condition',
      label: centre ? label : label + NEEDS_AN_END,
      filter: centre ? { ...centre.point, dis: wish!.radiusKm } : {},
    };
  const way = ways.find((one) => one.piece === piece);
  const minutes = wish?.minutes ?? (way ? wish?.footMinutes : undefined);
  if (minutes === undefined) {
    const turned = other && { turned: { label: other.label, words: other.words } };
    return { word, kind: 'condition', label, filter, ...turned };
  }
  const { target, isWalk } = way!;
  const onFoot = isWalk ? walkWish(minutes) : null;
  if (onFoot) return { word, kind: 'condition', ...onFoot };
  if (!target)
    return {
      word,
      kind: 'condition',
      label: `${minutes}分以内${NEEDS_AN_END}`,
      filter: {},
    };
  return {
    word,
    kind: 'condition',
    label: `${isSchool(target.named) ? '通学' : ''}${commuteLimit(minutes)}分以内`,
    filter: Object.assign(
      {},
      ...targets.map((one, place) =>
        one === target || one.minutes === minutes ? filterOfLimit(one.minutes ?? minutes, place) : {},
      ),
    ) as Filter,
  };
}

/** A limit or order of commutes needs an end of the way. Without one the limit is named as not usable, and near is near a station. */
export function withoutLooseLimits(word: UnderstoodWord, { targets }: Ways): UnderstoodWord {
  if (word.filter.sort === 'commute_asc' && targets.length === 0)
    return { ...word, label: '駅から近い順', filter: { sort: 'walk_asc' } };
  const isLoose = Object.keys(word.filter).some((field) => field.startsWith('commute_'));
  if (!isLoose || targets.length > 0) return word;
  return { ...word, label: word.label + NEEDS_AN_END, filter: {} };
}

/** A name as the chip of what it is taken for: the end of a way, or a place where homes are. */
export function understoodWord(choice: Choice, { targets }: Ways, index: NameIndex): UnderstoodWord {
  const { piece, chosen } = choice;
  const { thing, part } = chosen;
  const { word } = piece;
  const place = targets.findIndex(({ named }) => named === choice);
  const target = targets[place];
  if (target) {
    const end = endOf(choice);
    const label = labelOfMeaning(end);
    const kind = part ? part.kind : end.thing.kind;
    return { word, kind, label, filter: filterOfTarget(target, place, index, label) };
  }
  const block = thing.kind === 'town' ? (/\d+丁目/.exec(nameKey(word))?.[0] ?? '') : '';
  const kind = part ? part.kind : thing.kind;
  const filter = filterOf(chosen);
  return {
    word,
    kind,
    label: labelOfMeaning(chosen) + block,
    filter: block === '' ? filter : { ...filter, keyword: `${filter.keyword ?? ''}${block}` },
  };
}
