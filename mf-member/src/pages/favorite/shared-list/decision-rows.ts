import type { Estate, ShareDetail, Verdict } from '@gakumado/shared/contract';
import { catchesOf } from '../catches.ts';
import { costDifferences, wayDifferences } from '../differences.ts';
import { peopleOf } from './opinions.ts';

/** A home of a family's list beside the others: its facts, and what each person said. */
export interface DecisionRow {
  estate: Estate;
  /** 月4,000円高い; '' where the cost is unknown. */
  cost: string;
  /** 5分長い; undefined where the list has no place to go to. */
  way: string | undefined;
  /** 更新料あり; '' where the terms are not known. */
  catches: string;
  /** By the people of the list, in their order; undefined: no answer yet. */
  answers: readonly (Verdict | undefined)[];
}

/** The homes of a list side by side, in its order. */
export function decisionRows({ estates, search, terms, verdicts }: ShareDetail): DecisionRow[] {
  const people = peopleOf(verdicts);
  const costs = costDifferences(estates.map(({ monthly_cost_min }) => monthly_cost_min ?? undefined));
  const ways = search.places.length > 0 ? wayDifferences(estates) : [];
  return estates.map((estate, index) => {
    const { estate_id } = estate;
    const ofHome = terms.find((one) => one.estate_id === estate_id);
    return {
      estate,
      cost: costs[index] ?? '',
      way: ways[index] ?? undefined,
      catches: ofHome ? catchesOf(ofHome.movein_terms) : '',
      answers: people.map(
        (person) => verdicts.find((one) => one.estate_id === estate_id && one.by === person)?.verdict,
      ),
    };
  });
}
