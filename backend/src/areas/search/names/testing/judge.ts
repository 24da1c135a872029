import type { Interpretation, UnderstoodWord } from '@gakumado/shared/contract';
import type { Asked } from './read-tables.ts';
import { nameKey } from '@gakumado/shared/names';
import { todayInJapan } from '@gakumado/shared/forms';

/** Months that are said from today: 来年4月, 今月, 来月. */
function withMonth(chip: string): string {
  const [year = 0, month = 1] = todayInJapan().split('-').map(Number);
  const ahead = (count: number) => {
    const number = year * 12 + month - 1 + count;
    return `${Math.floor(number / 12)}年${(number % 12) + 1}月`;
  };
  return chip
    .replace('来年', `${year + 1}年`)
    .replace('今月', ahead(0))
    .replace('来月', ahead(1));
}

const chipsOf = (expected: string): string[][] =>
  expected.split(' + ').map((chip) => chip.split('|').map(withMonth));

const DENIED = 'は条件にしません';

const isDestination = (word: UnderstoodWord) =>
  ['destination', 'second_destination', 'school_id', 'second_school_id'].some((field) =>
    Object.hasOwn(word.filter, field),
  );

/** Whether a chip says what was expected: `→` is the end of a way, `×` a feature that is not asked for. */
function isChip(word: UnderstoodWord, chip: string): boolean {
  const { label, kind } = word;
  if (chip.startsWith('→')) return isDestination(word) && label === chip.slice(1);
  if (chip.startsWith('×')) return label.includes(chip.slice(1)) && label.endsWith(DENIED);
  if (label.endsWith(DENIED)) return false;
  return kind === 'condition' ? label.includes(chip) : isNamed(label, chip);
}

/** A place by its label. Of schools and lines a name may say less than the label. */
const isNamed = (label: string, chip: string) =>
  label.startsWith(chip) || label.replace('キャンパス', '').startsWith(chip);

/** A prefecture or municipality that is named stands around what was meant: in a sentence written out, in a short search in any form. */
const isAround = ({ kind, label, word }: UnderstoodWord, typed: string, isShort: boolean) =>
  (kind === 'prefecture' || kind === 'city') &&
  typed.includes(word.trim()) &&
  (isShort ? nameKey(label).includes(nameKey(word)) : nameKey(label) === nameKey(word));

/** The expected chips that are missing, and the chips that nobody asked for. */
export function judge(
  { understood, unused = [] }: Interpretation,
  { typed, expected, unused: wantsUnused }: Asked,
) {
  const chips = chipsOf(expected);
  const missing = chips.filter((some) => !understood.some((word) => some.some((chip) => isChip(word, chip))));
  const extra = understood.filter(
    (word) => !isAround(word, typed, chips.length === 1) && !chips.flat().some((chip) => isChip(word, chip)),
  );
  const silent = wantsUnused.filter((word) => !unused.some((other) => other.includes(word)));
  return {
    missing: [...missing.map((some) => some.join('|')), ...silent.map((word) => `?${word}`)],
    extra: extra.map(({ label }) => label),
    extraPlaces: extra.filter(({ kind }) => kind !== 'condition').map(({ label }) => label),
  };
}

/** Whether one of the names on the first page is what the query means; only where it means one thing. */
export function isAmong(names: readonly string[], expected: string): boolean {
  const [chips = [], ...more] = chipsOf(expected);
  return (
    more.length === 0 &&
    names.some((name) => chips.some((chip) => isNamed(name, chip) || name.includes(`${chip}以`)))
  );
}
