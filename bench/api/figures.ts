/** The figures of one run of some seconds. */
export interface Figures {
  perSecond: number;
  /** In ms. */
  p50: number;
  p95: number;
  p99: number;
  /** Answers other than 200. */
  failures: number;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Figures of the times (ms) that the requests of a run took. */
export function toFigures(times: readonly number[], seconds: number, failures: number): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    failures,
  };
}

/** The run in the middle, by requests per second. */
export function middle(runs: readonly Figures[]): Figures {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? toFigures([], 1, 0);
}
