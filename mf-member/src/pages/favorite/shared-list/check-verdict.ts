import type { Verdict } from '@gakumado/shared/contract';

interface Answer {
  by: string;
  verdict: Verdict | undefined;
  comment: string;
}

/** The rules of the form, which only somebody who answers needs. */
const loadRules = async () => {
  const { verdictForm } = await import(/* webpackChunkName: "verdict-form" */ '@gakumado/shared/forms');
  return verdictForm;
};

/**
 * The faults of an answer by its items, in the words of the form. Where the rules cannot be loaded, the server alone
 * checks.
 */
export async function faultsOf(answer: Partial<Answer>): Promise<Partial<Record<keyof Answer, string>>> {
  const rules = await loadRules().catch(() => undefined);
  const faults = rules?.safeParse(answer).error?.issues ?? [];
  return Object.fromEntries(faults.map(({ path, message }) => [path[0], message]));
}
