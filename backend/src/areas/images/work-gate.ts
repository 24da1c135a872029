import { ApiFault } from '../../platform/http/api-fault.ts';

/** Lets a few pieces of work run at a time and the same piece only once. */
export interface WorkGate {
  /** Result of `work`, or of the run for the same key that is under way. Throws a 503 when too many wait. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_S = 2;

/** At most `width` at a time, and at most `depth` waiting. */
export function createWorkGate(width: number, depth: number): WorkGate {
  const running = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let active = 0;

  async function enter(): Promise<void> {
    if (active < width) {
      active += 1;
      return;
    }
    if (waiting.length >= depth) {
      throw new ApiFault(500, [], { httpStatus: 503, retryAfterS: RETRY_AFTER_S });
    }
    // A finished task hands its place over, so active stays as it is.
    await new Promise<void>((resume) => {
      waiting.push(resume);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else active -= 1;
  }

  async function pass<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const underWay = running.get(key) as Promise<T> | undefined;
      if (underWay) return underWay;
      const started = pass(work).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
