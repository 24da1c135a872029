import type { Asked } from './read-tables.ts';

interface Answer {
  asked: Asked;
  /** Empty where the answer is right. */
  fault: string;
}

const shareOf = (answers: readonly Answer[]) =>
  answers.filter(({ fault }) => fault === '').length / answers.length;

/** Prints the share of right answers for each table and every wrong one; returns the share of all. */
export function printShares(title: string, answers: readonly Answer[]): number {
  const kinds = [...new Set(answers.map(({ asked }) => asked.kind))];
  const lines = kinds.map((kind) => {
    const own = answers.filter(({ asked }) => asked.kind === kind);
    return `${(100 * shareOf(own)).toFixed(1).padStart(5)} % of ${String(own.length).padStart(3)}  ${kind}`;
  });
  const wrong = answers
    .filter(({ fault }) => fault !== '')
    .map(({ asked, fault }) => `${asked.kind}: ${asked.typed} (${asked.expected}) → ${fault.slice(0, 160)}`);
  const share = shareOf(answers);
  process.stdout.write(
    [`${title}: ${(100 * share).toFixed(1)} % of ${answers.length}`, ...lines, ...wrong, ''].join('\n'),
  );
  return share;
}
