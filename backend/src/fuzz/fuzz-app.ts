import fc from 'fast-check';
import { sampleLogin } from '../member/test-member.ts';
import { withTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

/** FUZZ_RUNS: tries per call; FUZZ_SEED repeats a failure that was reported with it. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

/** The real app whose log can be read. */
export interface FuzzApp extends TestApp {
  /** What was logged since the last time this was asked. */
  takeLog(): string;
  /** The header of a customer who is logged in. */
  customer(): Promise<{ authorization: string }>;
}

export async function withFuzzApp(): Promise<FuzzApp> {
  let lines = '';
  const logger = { level: 'trace', stream: { write: (line: string) => (lines += line) } };
  const backend = await withTestApp({}, { logger });
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
        const { body } = await backend.call('customer/login', sampleLogin);
        token = `Bearer ${body.result.access_token}`;
        lines = '';
      }
      return { authorization: token };
    },
  };
}

/** Tries a property with random values; a failure names what was tried, the seed and the smallest case. */
export async function holds<T>(
  what: string,
  values: fc.Arbitrary<T>,
  check: (value: T) => Promise<void>,
  runs = RUNS,
): Promise<void> {
  const result = await fc.check(fc.asyncProperty(values, check), {
    numRuns: runs,
    seed: SEED,
    endOnFailure: false,
    interruptAfterTimeLimit: 60_000,
  });
  if (!result.failed) return;
  const smallest = fc.stringify(result.counterexample).slice(0, 2_000);
  throw new Error(`${what}, FUZZ_SEED=${SEED}:\n${smallest}\n${String(result.errorInstance)}`, {
    cause: result.errorInstance,
  });
}
