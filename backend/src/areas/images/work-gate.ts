import { createGate } from '@gakumado/shared/serving';

/** Lets a few pieces of work run at a time and the same piece only once. */
export interface WorkGate {
  /** Result of `work`, or of the run for the same key that is under way. Throws a GateClosed (503) when too many wait. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** At most `width` at a time, and at most `depth` waiting, for as long as it takes: a browser does not ask again. */
export function createWorkGate(width: number, depth: number): WorkGate {
  const gate = createGate({ width, perClient: Infinity, waiting: depth });
  const running = new Map<string, Promise<unknown>>();
  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const underWay = running.get(key) as Promise<T> | undefined;
      if (underWay) return underWay;
      const started = gate.run(undefined, work).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
