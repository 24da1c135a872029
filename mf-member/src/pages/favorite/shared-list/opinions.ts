import type { Estate, ShareDetail } from '@gakumado/shared/contract';
import { searchFields } from '@gakumado/shared/search-fields';
import { formatRent } from '@gakumado/shared/ui';
import { conditions, equipment, MONTHLY_COST } from '@gakumado/shared/vocabulary';

type Verdicts = ShareDetail['verdicts'];
type Verdict = Verdicts[number]['verdict'];

/** In the order in which they are offered. */
export const verdictWords: Record<Verdict, string> = {
  '◎': 'とても良い',
  '○': '良い',
  '△': '迷う',
  '×': '合わない',
};

export const marks = Object.keys(verdictWords) as Verdict[];

const isGood = ({ verdict }: Verdicts[number]) => verdict === '◎' || verdict === '○';

/** Everybody who has judged a home of the list. */
export const peopleOf = (verdicts: Verdicts): string[] => [...new Set(verdicts.map(({ by }) => by))];

export type Agreement = 'agreed' | 'differing' | 'open';

/**
 * How a family stands to one home. Agreed: everybody who judges on the list has given it ◎ or ○. Differing: somebody has,
 * and somebody else gave △ or ×. One person alone neither agrees nor differs.
 */
export function agreementOn(estateId: number, verdicts: Verdicts): Agreement {
  const ofHome = verdicts.filter(({ estate_id }) => estate_id === estateId);
  const goodCount = ofHome.filter(isGood).length;
  if (goodCount > 0 && goodCount < ofHome.length) return 'differing';
  const peopleCount = peopleOf(verdicts).length;
  return peopleCount > 1 && goodCount === peopleCount ? 'agreed' : 'open';
}

/** The people who have judged some homes of a list and not others, with those that are left. */
export function waitedFor({ estates, verdicts }: Pick<ShareDetail, 'estates' | 'verdicts'>) {
  return peopleOf(verdicts).flatMap((person) => {
    const left = estates.filter(
      ({ estate_id }) => !verdicts.some((one) => one.estate_id === estate_id && one.by === person),
    );
    return left.length > 0 ? [{ person, left }] : [];
  });
}

/**
 * The homes that a family wants to see: those to which all who judge gave ◎; where there are none, those with ◎ or ○ of all. One
 * person alone does not decide.
 */
export function wanted({ estates, verdicts }: Pick<ShareDetail, 'estates' | 'verdicts'>) {
  const peopleCount = peopleOf(verdicts).length;
  const best = estates.filter(
    ({ estate_id }) =>
      peopleCount > 1 &&
      verdicts.filter((one) => one.estate_id === estate_id && one.verdict === '◎').length === peopleCount,
  );
  if (best.length > 0) return { marks: '◎' as const, homes: best };
  const agreed = estates.filter(({ estate_id }) => agreementOn(estate_id, verdicts) === 'agreed');
  return { marks: '◎か○' as const, homes: agreed };
}

/** A condition under which only homes are left on which all agree. */
export interface Settlement {
  condition: string;
  /** Those that are left. */
  homes: readonly Estate[];
}

/** Two homes are a choice; one alone would be named by some condition or other. */
const LEFT_MIN = 2;
const SHOWN_MAX = 3;

/**
 * The conditions that would settle the differences of opinion, those that leave most homes first. Each is true of the
 * homes' own facts: all homes that meet it are agreed on, and every home about which opinions differ does not meet it.
 * One that only narrows the homes of another settles nothing more and is left out.
 */
export function settlements({
  estates,
  offers,
  verdicts,
}: Pick<ShareDetail, 'estates' | 'offers' | 'verdicts'>): Settlement[] {
  const agreementOf = new Map(
    estates.map(({ estate_id }) => [estate_id, agreementOn(estate_id, verdicts)] as const),
  );
  if (![...agreementOf.values()].includes('differing')) return [];
  const ways = candidates(estates, offers)
    .map(([condition, isMet]): Settlement => ({ condition, homes: estates.filter(isMet) }))
    .filter(({ homes }) => homes.length >= LEFT_MIN)
    .filter(({ homes }) => homes.every(({ estate_id }) => agreementOf.get(estate_id) === 'agreed'))
    .toSorted((a, b) => b.homes.length - a.homes.length);
  return ways
    .filter(({ homes }, index) => !ways.slice(0, index).some((wider) => isWithin(homes, wider.homes)))
    .slice(0, SHOWN_MAX);
}

const isWithin = (homes: readonly Estate[], wider: readonly Estate[]) =>
  homes.every((home) => wider.includes(home));

type Candidate = readonly [condition: string, isMet: (estate: Estate) => boolean];

/** A budget as people name it: whole thousands of yen, in which a home of this cost is. */
const limitFor = (yen: number) => Math.ceil(yen / 1000) * 1000;

const AREAS_M2 = [18, 20, 22, 25, 30];

/** Every condition that the facts of the list can decide. As in the search, one free room that fits is enough. */
function candidates(estates: readonly Estate[], offers: ShareDetail['offers']): Candidate[] {
  const costs = new Set(
    estates
      .map(({ monthly_cost_min }) => monthly_cost_min)
      .filter((yen) => yen !== null)
      .map(limitFor),
  );
  return [
    ...offerCandidates(offers),
    ...conditions.map(({ value, label }): Candidate => [label, ({ condition }) => condition.includes(value)]),
    ...equipment.map(({ value, label }): Candidate => [label, (estate) => estate.equipment.includes(value)]),
    ...[...costs]
      .toSorted((a, b) => b - a)
      .map((yen): Candidate => [
        `${MONTHLY_COST}${formatRent(yen)}以下`,
        ({ monthly_cost_min }) => monthly_cost_min !== null && monthly_cost_min <= yen,
      ]),
    ...AREAS_M2.map((area): Candidate => [
      `${area}㎡以上`,
      ({ room_area_max }) => room_area_max !== null && room_area_max >= area,
    ]),
  ];
}

/** The words of the search for what free rooms offer: 2階以上, 南向き. */
function offerCandidates(offers: ShareDetail['offers']): Candidate[] {
  const byOffer = new Map<string, Set<number>>();
  for (const { estate_id, field, value } of offers) {
    const { chip } = searchFields[field] as { chip: (value: number | string) => string };
    const word = chip(value);
    byOffer.set(word, (byOffer.get(word) ?? new Set()).add(estate_id));
  }
  return [...byOffer].map(([word, ids]): Candidate => [word, ({ estate_id }) => ids.has(estate_id)]);
}
