import fc from 'fast-check';
import { sampleLogin } from '../test-member.ts';
import { withTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';

/** FUZZ_RUNS: tries per call; FUZZ_SEED: which ones. Without it they are always the same: a check fails for what changed. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 12);
/** A busy machine tries less, so that a check stays short. A given number of runs is kept. */
const TIME_LIMIT_MS = process.env['FUZZ_RUNS'] === undefined ? 150 : 60_000;
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

/** The real app whose log can be read. */
export interface FuzzApp extends TestApp {
  /** The log since the last call. */
  takeLog(): string;
  /** The header of a customer who is logged in. */
  customer(): Promise<{ authorization: string }>;
}

export async function withFuzzApp(): Promise<FuzzApp> {
  let lines = '';
  const logger = { level: 'trace', stream: { write: (line: string) => (lines += line) } };
  // Limits would answer most tries before a handler sees them.
  const backend = await withTestApp({ RATE_LIMIT_SCALE: '0' }, { logger });
  let token: string | undefined;
  const isOpen = async (authorization: string) =>
    (await backend.call('customer/detail', {}, { authorization })).statusCode === 200;
  return {
    ...backend,
    takeLog() {
      const taken = lines;
      lines = '';
      return taken;
    },
    async customer() {
      if (token === undefined || !(await isOpen(token))) {
        // Sessions are ended and passwords tried on the way; the next login shall not be one too many.
        await backend.db.deleteFrom('rate_limit').execute();
        const { body } = await backend.call('customer/login', sampleLogin);
        token = `Bearer ${body.result.access_token}`;
        lines = '';
      }
      return { authorization: token };
    },
  };
}

/**
 * Tries a property with random values, `times` as often as a call's. A failure names the case, the seed and the
 * smallest case.
 */
export async function holds<T>(
  what: string,
  values: fc.Arbitrary<T>,
  check: (value: T) => Promise<void>,
  { times = 1 } = {},
): Promise<void> {
  const result = await fc.check(fc.asyncProperty(values, check), {
    numRuns: RUNS * times,
    seed: SEED,
    endOnFailure: false,
    interruptAfterTimeLimit: TIME_LIMIT_MS * times,
  });
  // A first try that took all of the time says nothing.
  if (!result.failed || (result.interrupted && result.counterexample === null)) return;
  const smallest = fc.stringify(result.counterexample).slice(0, 2_000);
  throw new Error(`${what}, FUZZ_SEED=${SEED}:\n${smallest}\n${String(result.errorInstance)}`, {
    cause: result.errorInstance,
  });
}
