import { stayCosts } from '@gakumado/shared/cost-simulation';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { catchesOf } from '../catches.ts';
import { costDifferences, wayDifferences } from '../differences.ts';
import type { CompareRow } from './compare-rows.ts';
import type { Home } from './load-compare.ts';

interface Compared {
  homes: readonly Home[];
  hasSchool: boolean;
  plan: StayPlan;
}

/**
 * Three lines that a comparison begins with: what each home costs a month beside the cheapest, how much longer its way is than
 * the shortest, and what its contract catches on. The costs are those of the cheapest room of each home, as its loud number is.
 */
export function verdictRows({ homes, hasSchool, plan }: Compared): CompareRow[] {
  const costs = homes.map(({ roomtypes, costs: rows }) =>
    roomtypes && rows ? (stayCosts(roomtypes, rows, plan)?.low.monthly_cost ?? undefined) : null,
  );
  return [
    { label: '費用の差', cells: costDifferences(costs) },
    ...(hasSchool ? [{ label: '通学の差', cells: wayDifferences(homes.map(({ card }) => card)) }] : []),
    { label: '契約の注意', cells: homes.map(({ detail }) => detail && catchesOf(detail.movein_terms)) },
  ];
}
