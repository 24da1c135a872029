import { run } from './run.ts';
import { runJest } from './stamps/run-jest.ts';

type Check = readonly [
  name: string,
  check: () => Promise<{ code: number; output: string; leftOut?: string[] }>,
];

const program = (name: string, command: string, ...args: string[]): Check => [name, () => run(command, args)];

const isAll = process.argv.includes('--all');

/** They fail within a minute, so that nobody waits for tests to hear of a missing comma. */
const quickChecks = [
  program('types', 'tsc', '--noEmit'),
  program('format', 'oxfmt', '--check', '.'),
  // Its library is that of the oldest browser (docs/decisions/0077-oldest-browser.md).
  program('types of what browsers run', 'tsc', '--project', 'tsconfig.browser.json'),
  program('lint', 'oxlint', '--type-aware', '--max-warnings=0'),
];
const checks: Check[] = [
  ['unit and integration tests', () => runJest(isAll)],
  program('dead code', 'knip'),
  // Exports that only tests use count as dead, and each workspace names its imports.
  program('dead code without tests', 'knip', '--production', '--strict'),
];

/** Runs checks two at a time, because the machine is supposed to have two cores; answers whether all passed. */
async function runChecks(waiting: Check[]): Promise<boolean> {
  let hasFailed = false;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const start = performance.now();
      const { code, output, leftOut } = await check();
      const seconds = (performance.now() - start) / 1000;
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
      if (code !== 0 || leftOut) console.log(output.trimEnd());
      for (const line of leftOut ?? []) console.log(line);
      hasFailed ||= code !== 0;
    }
  }
  await Promise.all([work(), work()]);
  return !hasFailed;
}

const hasPassed = (await runChecks(quickChecks)) && (await runChecks(checks));
process.exit(hasPassed ? 0 : 1);
