import { areaPlace } from '../../components/area-place.ts';
import type { Condition } from '../../results/condition.ts';
import type { Choice, FilterChoices } from '../../results/filter-choices.ts';
import { isChosen } from '../../results/filter-choices.ts';
import { hrefOf } from '../../results/place.ts';
import { keywordPlace } from './keyword-place.ts';

/** A condition that words of a search mean, and the list that asks for it in their place. */
export interface MatchingWish {
  label: string;
  href: string;
}

/** Letters of one word could be any condition. */
const WORD_MIN = 2;
const WISHES_MAX = 6;

const toComparable = (text: string) => text.normalize('NFKC').toLowerCase();

const wishFields = [
  ['equipment', 'equipment'],
  ['condition', 'conditions'],
  ['building_type_id', 'buildingTypes'],
] as const satisfies readonly (readonly [keyof Condition, keyof FilterChoices])[];

/**
 * Conditions of the filter among the words of a search, e.g. オートロック: a search by word reads names and places, so
 * that such a word finds nothing by itself. The other words stay.
 */
export function matchWishes(condition: Condition, choices: FilterChoices): MatchingWish[] {
  const words = (condition.keyword ?? '').split(/\s+/);
  const telling = words.filter((word) => word.length >= WORD_MIN);
  const wishes = telling.flatMap((word) =>
    wishFields.flatMap(([field, kind]) =>
      choices[kind]
        .filter((choice) => means(word, choice) && !isChosen(choice, condition[field]))
        .map(({ label, ids }) => {
          const others = words.filter((other) => other !== word).join(' ') || undefined;
          const next = { ...condition, keyword: others, [field]: [...condition[field], ...ids], page: 1 };
          const isPlaceLeft = others !== undefined || condition.station_name !== undefined;
          return { label, href: hrefOf(isPlaceLeft ? keywordPlace : areaPlace(), next) };
        }),
    ),
  );
  return wishes.slice(0, WISHES_MAX);
}

function means(word: string, { label }: Choice): boolean {
  const [asked, offered] = [toComparable(word), toComparable(label)];
  return offered.includes(asked) || asked.includes(offered);
}
